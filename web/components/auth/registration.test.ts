import { chooseLanguage } from '../../device/language';
import { chooseTheme } from '../../device/theme';
import { emptyRegistration, missingFrom, toRegisterInput } from './registration';

const typed = { ...emptyRegistration, username: ' ada ', password: ' 123456', firstName: '  ' };

test('toRegisterInput trims the username, not the password, and omits blank fields and unchosen settings', () => {
  expect(toRegisterInput(typed)).toEqual({ username: 'ada', password: ' 123456' });
});

test('toRegisterInput adds the theme and the language that were chosen on this device', () => {
  chooseTheme('dark');
  chooseLanguage('ko');
  expect(toRegisterInput(typed)).toEqual({
    username: 'ada',
    password: ' 123456',
    displayMode: 'DARK',
    language: 'KO',
  });
});

test('missingFrom lists what is missing; the list is empty if the form can be sent', () => {
  const all = ['auth.missing.username', 'auth.missing.password', 'auth.missing.same'];
  expect(missingFrom(emptyRegistration)).toEqual(all);
  const named = { ...emptyRegistration, username: 'ada', password: '12345', confirmPassword: '12345' };
  expect(missingFrom(named)).toEqual(['auth.missing.password']);
  expect(missingFrom({ ...named, password: '123456' })).toEqual(['auth.missing.same']);
  expect(missingFrom({ ...named, password: '123456', confirmPassword: '123456' })).toEqual([]);
});
