import { getShownMessages, showLanguage, subscribeShownMessages } from './messageStore';
import { showNotices } from './showNotices';

const shows = (key: string) => (getShownMessages().messages as Record<string, string>)[key];

test('the notices come when a screen asks, and from then on with every language', async () => {
  await showLanguage('es');
  expect(shows('landing.signIn')).toBe('Iniciar sesión con usuario');
  expect(shows('about.visionTitle')).toBeUndefined();

  // A page asks for the notices while a language is on its way: neither loses the other.
  await Promise.all([showLanguage('ko'), showNotices()]);
  expect(getShownMessages().language).toBe('ko');
  expect(shows('about.visionTitle')).toBe('우리의 비전');
  expect(shows('landing.signIn')).toBe('사용자 이름으로 로그인');

  await Promise.all([showLanguage('zh'), showLanguage('en')]);
  expect(getShownMessages().language).toBe('en');
  expect(shows('about.visionTitle')).toBe('Our vision');

  const listener = jest.fn();
  subscribeShownMessages(listener);
  await showLanguage('en');
  await showNotices();
  expect(listener).not.toHaveBeenCalled();
});
