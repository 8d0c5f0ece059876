import { phoneNumber } from './phoneNumber';

test.each([
  ['+13148321244', '+13148321244', '(314) 832-1244'],
  ['(314) 555-0100', '+13145550100', '(314) 555-0100'],
  ['314-832-1244 ext. 5', '+13148321244', '314-832-1244 ext. 5'],
  ['+49 30 901820', '+4930901820', '+49 30 901820'],
  ['ask for Maria', null, 'ask for Maria'],
  ['12345', null, '12345'],
])('for %j, the number to dial is %j, and the displayed text is %j', (phone, e164, display) => {
  expect(phoneNumber(phone)).toEqual({ e164, display });
});

test.each([null, '', '  '])('for %j, there is neither a number nor a text to display', (phone) => {
  expect(phoneNumber(phone)).toBeNull();
});
