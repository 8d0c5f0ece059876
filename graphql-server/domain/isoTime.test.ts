import { isCalendarDay, readMoment } from './isoTime';

test.each([
  ['2026-11-26T18:30:00-06:00', '2026-11-27T00:30:00.000Z'],
  ['2026-11-21T05:00:00Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21t05:00:00.123456z', '2026-11-21T05:00:00.123Z'],
  ['2024-02-29T00:00:00+14:00', '2024-02-28T10:00:00.000Z'],
])('%s is read as the moment %s', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

test.each([
  '5',
  '1/2/26',
  '2026-02-31T10:00:00Z',
  '2026-11-21',
  '2026-11-21T05:00:00',
  '2026-11-21T05:00Z',
  '2026-11-21 05:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T05:60:00Z',
  '2026-11-21T05:00:00+24:00',
  '2026-11-21T05:00:00-0600',
  '+012026-11-21T05:00:00Z',
  ' 2026-11-21T05:00:00Z',
  'Sat, 21 Nov 2026 05:00:00 GMT',
  '1',
  '',
])('%j is not read as a moment', (text) => {
  expect(readMoment(text)).toBeNull();
});

test.each([
  ['2026-11-26', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-11-26', false],
  ['2026-11-26T00:00:00Z', false],
])('isCalendarDay(%j) is %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});
