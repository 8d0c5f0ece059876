import { chooseLanguage } from '../../device/language';
import { chooseTheme } from '../../device/theme';
import { emptyRegistration, toRegisterInput } from './registration';

const typed = { ...emptyRegistration, username: ' ada ', password: ' 123456', firstName: '  ' };

test('sends what was typed, and nothing the device was never told', () => {
  expect(toRegisterInput(typed)).toEqual({ username: 'ada', password: ' 123456' });
});

test('takes the look chosen on this device along', () => {
  chooseTheme('dark');
  chooseLanguage('ko');
  expect(toRegisterInput(typed)).toEqual({
    username: 'ada',
    password: ' 123456',
    displayMode: 'DARK',
    language: 'KO',
  });
});
