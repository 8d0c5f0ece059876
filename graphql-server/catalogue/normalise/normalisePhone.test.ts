import { normalisePhone } from './normalisePhone';

test.each([
  '(314) 832-1244',
  '3148321244',
  '+13148321244',
  '13148321244',
  '314-832-1244',
  '314.832.1244',
  '314 832 1244',
  '(314-832-1244)',
  '314) 832-1244',
  'tel:3148321244',
  '"(314) 832-1244 "',
  'Store Phone: (314) 832-1244',
  '314-832-1244/314-555-0100',
  '(314) 832-1244moore@example.com',
  '(314) 832 - 1244',
])('finds the phone number in %s', (raw) => {
  expect(normalisePhone(raw)).toBe('+13148321244');
});

test.each([
  '(314)',
  '',
  '0',
  'Coming Soon!',
  '() -',
  '(000) 000-0000',
  '+10000000000',
  '(314) 832-124',
  '(3144) 832-1244',
  '12345678901234',
])('%j has no US phone number', (raw) => {
  expect(normalisePhone(raw)).toBeNull();
});
