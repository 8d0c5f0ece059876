import { chooseLanguage } from '../../device/language';
import { chooseTheme } from '../../device/theme';
import { emptyRegistration, missingFrom, toRegisterInput } from './registration';

const typed = { ...emptyRegistration, username: ' ada ', password: ' 123456', firstName: '  ' };

test('trims the username but not the password, and leaves out blank fields and settings that were not chosen', () => {
  expect(toRegisterInput(typed)).toEqual({ username: 'ada', password: ' 123456' });
});

test('the input also contains the theme and the language that were chosen on this device', () => {
  chooseTheme('dark');
  chooseLanguage('ko');
  expect(toRegisterInput(typed)).toEqual({
    username: 'ada',
    password: ' 123456',
    displayMode: 'DARK',
    language: 'KO',
  });
});

test('lists what is missing until the form can be sent', () => {
  const all = ['auth.missing.username', 'auth.missing.password', 'auth.missing.same'];
  expect(missingFrom(emptyRegistration)).toEqual(all);
  const named = { ...emptyRegistration, username: 'ada', password: '12345', confirmPassword: '12345' };
  expect(missingFrom(named)).toEqual(['auth.missing.password']);
  expect(missingFrom({ ...named, password: '123456' })).toEqual(['auth.missing.same']);
  expect(missingFrom({ ...named, password: '123456', confirmPassword: '123456' })).toEqual([]);
});
