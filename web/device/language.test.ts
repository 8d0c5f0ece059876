import { chooseLanguage, chooseMemberLanguage, readChosenLanguage, readLanguage } from './language';
import { forgetMemberLook } from './memberLook';

test('the language of the page is English until one is chosen, whatever language the browser has', () => {
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue('es-MX');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['en', null]);
  chooseLanguage('ko');
  expect(localStorage.getItem('fuud_language')).toBe('ko');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['ko', 'ko']);
});

test('treats an unknown language as English', () => {
  localStorage.setItem('fuud_language', 'fr');
  expect(readLanguage()).toBe('en');
});

test('a member’s language wins over the device’s until the session ends or a language is chosen on the device', () => {
  chooseLanguage('ko');
  chooseMemberLanguage('es');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['es', 'ko']);
  forgetMemberLook();
  expect(readLanguage()).toBe('ko');
  chooseMemberLanguage('es');
  chooseLanguage('zh');
  expect(readLanguage()).toBe('zh');
});
