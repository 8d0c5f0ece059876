import { normaliseDate } from './normaliseDate';

test.each([
  ['2019-05-01', '2019-05-01'],
  ['2019-05-01T12:30:00.000Z', '2019-05-01'],
  ['2019-05', '2019-05-01'],
  ['1987', '1987-01-01'],
  ['6/20/2023', '2023-06-20'],
  ['11/1/2023 12:00', '2023-11-01'],
])('%s is the date %s', (raw, date) => {
  expect(normaliseDate(raw)).toBe(date);
});

test.each([
  '',
  null,
  undefined,
  'C19',
  'early',
  '2019-13-01',
  '2/30/2020',
  '0001',
  '19-05-01',
  '2019 unknown',
  '1900 2nd St',
])('%j is no date', (raw) => {
  expect(normaliseDate(raw)).toBeNull();
});

test.each(['01/01/1900', '1899-12-30T00:00:00', '1970-01-01', '9999-12-31', '2099-01-01'])(
  '%s stands for an unknown date',
  (raw) => expect(normaliseDate(raw, new Date('2026-11-20'))).toBeNull(),
);

test('the year 1900 alone and a date in the next year are dates', () => {
  expect(normaliseDate('1900')).toBe('1900-01-01');
  expect(normaliseDate('2027-05-01', new Date('2026-11-20'))).toBe('2027-05-01');
});
