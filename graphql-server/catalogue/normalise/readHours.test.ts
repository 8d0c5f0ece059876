import { readHours } from './readHours';

const hours = (text: string) => readHours(text)?.map(({ day, opens, closes }) => `${day} ${opens / 60}-${closes / 60}`);
const everyDay = (span: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} ${span}`);
const weekdays = (span: string) => [1, 2, 3, 4, 5].map((day) => `${day} ${span}`);

test.each([
  ['Mo-Fr 08:00-22:00', weekdays('8-22')],
  ['Mo-Fr 08:00-22:00; PH off', weekdays('8-22')],
  ['24/7', everyDay('0-24')],
  ['Mo-Su 00:00-24:00', everyDay('0-24')],
  ['Mo-Su 06:00-06:00', everyDay('0-24')],
  ['Mo-Su 18:00-02:00', everyDay('18-26')],
  ['Fr 10:00-26:00', ['5 10-26']],
  ['Sa 22:00-04:00', ['6 22-28']],
  ['Tu 11:30-14:00,17:00-21:30', ['2 11.5-14', '2 17-21.5']],
  ['We-Su 11:00-21:00; Mo,Tu off', ['0 11-21', '3 11-21', '4 11-21', '5 11-21', '6 11-21']],
  ['Mo-Fr 11am-10pm', weekdays('11-22')],
  ['Mo 08:00-24:00; Tu 00:00-10:00', ['1 8-24', '2 0-10']],
  ['Mo-Fr 00:00-24:00', weekdays('0-24')],
  ['Mo 10:00-20:00; Su "by appointment"', ['1 10-20']],
])('%s', (text, expected) => {
  expect(hours(text)).toEqual(expected);
});

test.each([
  'gibberish foo',
  'Mo 25:00-99:00',
  'off',
  '"by appointment"',
  'Mo-Fr 11:00+',
  'May-Sep: Mo-Su 10:00-20:00',
  'Mo-Su 10:00-20:00; Jul off',
  'Th[1] 10:00-12:00',
  'Th[-1] 10:00-12:00; Mo 10:00-12:00',
  'sunrise-sunset',
  'Mo-Fr 10:00-20:00; SH off',
  `Mo 10:00-12:00 "${'x'.repeat(600)}"`,
])('%s is no weekly timetable', (text) => {
  expect(readHours(text)).toBeNull();
});
