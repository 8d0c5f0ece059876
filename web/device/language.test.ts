import { chooseLanguage, chooseMemberLanguage, readChosenLanguage, readLanguage } from './language';
import { forgetMemberLook } from './memberLook';

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

test('a member’s language stands before the device’s for as long as the session lasts', () => {
  chooseLanguage('ko');
  chooseMemberLanguage('es');
  expect([readLanguage(), readChosenLanguage()]).toEqual(['es', 'ko']);
  forgetMemberLook();
  expect(readLanguage()).toBe('ko');
  chooseMemberLanguage('es');
  chooseLanguage('zh');
  expect(readLanguage()).toBe('zh');
});
