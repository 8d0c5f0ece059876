import { loadNoticeTexts } from './loadNoticeTexts';
import { getShownMessages, showLanguage, subscribeShownMessages } from './messageStore';

const shows = (key: string) => (getShownMessages().messages as Record<string, string>)[key];

test('notices are loaded when a screen requests them, and after that in every newly chosen language', async () => {
  await showLanguage('es');
  expect(shows('landing.signIn')).toBe('Iniciar sesión con usuario');
  expect(shows('about.visionTitle')).toBeUndefined();

  // The notices are requested while the Korean texts load. Then the notices and all other texts are shown in Korean.
  await Promise.all([showLanguage('ko'), loadNoticeTexts()]);
  expect(getShownMessages().language).toBe('ko');
  expect(shows('about.visionTitle')).toBe('우리의 비전');
  expect(shows('landing.signIn')).toBe('사용자 이름으로 로그인');

  await Promise.all([showLanguage('zh'), showLanguage('en')]);
  expect(getShownMessages().language).toBe('en');
  expect(shows('about.visionTitle')).toBe('Our vision');

  const listener = jest.fn();
  subscribeShownMessages(listener);
  await showLanguage('en');
  await loadNoticeTexts();
  expect(listener).not.toHaveBeenCalled();
});
