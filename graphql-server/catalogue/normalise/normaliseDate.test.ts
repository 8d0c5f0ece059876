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
