import { renderHook } from '@testing-library/react';
import { useBrowserLanguage } from './browserLanguage';

test.each([
  [['fr-FR', 'ko-KR', 'en'], 'ko'],
  [['zh-Hant-TW'], 'zh'],
  [['EN-us', 'es'], 'en'],
  [['fr', 'de'], null],
])('for the browser languages %j the app offers %s', (wishes, language) => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
  expect(renderHook(useBrowserLanguage).result.current).toBe(language);
  languages.mockRestore();
});
