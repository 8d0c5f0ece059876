import { chooseLanguage, readChosenLanguage, readLanguage } from './language';

test('is English until chosen, whatever the browser speaks', () => {
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue('es-MX');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['en', null]);
  chooseLanguage('ko');
  expect(localStorage.getItem('fuud_language')).toBe('ko');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['ko', 'ko']);
});

test('treats a language it does not speak as English', () => {
  localStorage.setItem('fuud_language', 'fr');
  expect(readLanguage()).toBe('en');
});
