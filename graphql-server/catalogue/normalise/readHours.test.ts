import { readHours } from './readHours';

const hours = (text: string) =>
  readHours(text)?.weekly.map(({ day, opens, closes }) => `${day} ${opens / 60}-${closes / 60}`);
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
  ['Fr,Sa 18:00-02:00; Su off', ['5 18-26', '6 18-26']],
  ['Fr,Sa 18:00-24:00; Su off', ['5 18-24', '6 18-24']],
  ['Mo 10:00-14:00, Mo 16:00-20:00', ['1 10-14', '1 16-20']],
  ['Mo-We 10:00-14:00; Tu 12:00-16:00', ['1 10-14', '2 12-16', '3 10-14']],
  ['Mo,We 10:00-14:00,12:00-16:00', ['1 10-16', '3 10-16']],
  ['Su-Tu 9:30-15:00 open', ['0 9.5-15', '1 9.5-15', '2 9.5-15']],
  ['10:00-22:00', everyDay('10-22')],
  ['Mo-Fr 08:00-22:00; Dec 25 off', weekdays('8-22')],
  ['Mo-Sa 11:00-21:00 Su 12:00-20:00', [...weekdays('11-21'), '6 11-21', '0 12-20'].sort()],
  ['Mo off Tu-Su 11:00-21:00', ['0', '2', '3', '4', '5', '6'].map((day) => `${day} 11-21`)],
  ['Mo-Fr 11:00-14:00 17:00-21:00', weekdays('11-14').flatMap((lunch) => [lunch, lunch.replace('11-14', '17-21')])],
  ['Mo-Su 06:00-02:00', everyDay('6-26')],
  ['Mo-Fr 9:00-17:00; Sa 9:00-12:00', [...weekdays('9-17'), '6 9-12']],
  ['06:00 - 24:00 Mo-We; 10:30 - 15:00 Th', ['1 6-24', '2 6-24', '3 6-24', '4 10.5-15']],
  ['Mo: 06:00-20:00; We-Th: 08:00-01:00', ['1 6-20', '3 8-25', '4 8-25']],
  ['7:00-14:00, MO-FR', weekdays('7-14')],
  ['Mo 11:00-23:00+', ['1 11-23']],
  ['Mo 11:00-22:00 || "kitchen closes at 21:00"', ['1 11-22']],
  ['Mo-Su 18:00-02:00; Mo off', ['0 18-26', '2 18-26', '3 18-26', '4 18-26', '5 18-26', '6 18-26']],
])('reads the hours of a week from %s', (text, expected) => {
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
  'Mo-Fr 10:00-20:00; Fr[1] 18:00-22:00',
  'Mo-Su 10:00-22:00; Nov-Dec Mo-Su 10:00-23:00',
  'Mo-Fr 10:00-20:00; Feb 01-15 off',
  '2024 Mo-Fr 10:00-20:00',
  'Mo-Fr 10:00-20:00; 2026 off',
  'Mo-Fr 11:00-14:00; 17:00-21:00',
  'Mo-Fr 11:00-14:00; Mo-Fr 17:00-21:00',
  'Mo-Fr 11:00-02:30, 17:00-22:00',
  'Mo-Fr 11:00-14:00; Mo-Sa 17:00-21:00',
  'Mo-Su 11:00-14:00; Mo-Fr 17:00-21:00; Sa,Su 17:00-22:00',
  'Su off; Mo-Su 11:00-21:00',
  'Mo-Fr 11:00-14:00, 17:00+',
  'Mo-Fr 11:00-21:00; Sa 12:00+',
  'Mo-Fr 08:00-16:00 "breakfast and lunch"; Fr,Sa 17:00-22:00',
  'Dec 24 10:00-12:00, Mo-Fr',
  'Open',
  'Mo-Fr 10:00-20:00; Sa-Su open',
  'sunrise-sunset',
  'Mo-Fr 10:00-20:00; SH off',
])('%s is not a weekly timetable', (text) => {
  expect(readHours(text)).toBeNull();
});

test('a text of more than 500 characters is not read', () =>
  expect([30, 40].map((count) => hours('Mo 10:00-12:00; '.repeat(count)))).toEqual([['1 10-12'], undefined]));

describe('hours on public holidays', () => {
  test.each([
    ['Mo-Fr 08:00-22:00; PH off', []],
    ['Mo-Sa 10:00-20:00; PH,Su off', []],
    ['24/7; PH off', []],
    ['Mo-Fr 10:00-18:00; PH 10:00-16:00', [{ opens: 600, closes: 960 }]],
    ['Mo-Su,PH 18:00-02:00', [{ opens: 1080, closes: 1560 }]],
    [
      'Mo-Fr 11:00-14:00,17:00-21:00; PH 11:00-14:00,17:00-20:00',
      [
        { opens: 660, closes: 840 },
        { opens: 1020, closes: 1200 },
      ],
    ],
    ['Mo-Su,PH 00:00-24:00', [{ opens: 0, closes: 1440 }]],
  ])('reads the hours on public holidays from %s', (text, expected) => {
    expect(readHours(text)?.holidays).toEqual(expected);
  });

  test.each([
    'Mo-Fr 08:00-22:00',
    'Mo-Fr 08:00-22:00; Dec 25 off',
    'Mo-Su 11:00-22:00; PH unknown',
    'Mo-Fr 08:00-22:00; PH 10:00+',
    'Mo-Fr 08:00-22:00; PH Mo off',
    'gibberish PH',
  ])('reads no hours on public holidays from %s', (text) => {
    expect(readHours(text)?.holidays ?? null).toBeNull();
  });
});

describe('free text', () => {
  test.each([
    ['11am-10pm', everyDay('11-22')],
    ['9:00 AM - 5:00 PM', everyDay('9-17')],
    ['Mon-Fri 9:00-17:00', weekdays('9-17')],
    ['Mo-Fr 9-17', weekdays('9-17')],
    ['Weekdays 11 a.m. to 10 p.m.', weekdays('11-22')],
    ['Daily 11am–midnight', everyDay('11-24')],
    ['Mon-Fri: noon until 8:30pm', weekdays('12-20.5')],
    ['Mon – Thu 11am – 9pm, Fri & Sat 11am – 1am', ['1 11-21', '2 11-21', '3 11-21', '4 11-21', '5 11-25', '6 11-25']],
    ['Monday: 9:00 AM - 5:00 PM, Tuesday: Closed, Wednesday: 5:00 PM - 2:00 AM', ['1 9-17', '3 17-26']],
    ['Tues.-Thurs. 5pm-9pm; Sunday closed', ['2 17-21', '3 17-21', '4 17-21']],
    ['Open 24 hours', everyDay('0-24')],
    ['Mon 11am-2pm, 5pm-9pm\nTue 5pm-9pm', ['1 11-14', '1 17-21', '2 17-21']],
    ['Sat and Sun 10am-3pm', ['0 10-15', '6 10-15']],
    ['11am-9pm daily', everyDay('11-21')],
    ['8am-5pm weekdays', weekdays('8-17')],
    ['Open 24 hours Mon-Fri', weekdays('0-24')],
    ['11am-9pm Mon-Fri, 12pm-8pm Sat', [...weekdays('11-21'), '6 12-20']],
    ['11am-9pm Mon-Fri; Sat noon-8pm', [...weekdays('11-21'), '6 12-20']],
    ['11am-2pm, 5pm-9pm Mon & Tue', ['1 11-14', '1 17-21', '2 11-14', '2 17-21']],
    ['Mon 11am-2pm, 5pm-9pm Tue closed', ['1 11-14', '1 17-21']],
    ['Mon-Fri 11am-9pm, closed Saturday and Sunday', weekdays('11-21')],
    ['Mon-Fri 11am-9pm; closed on weekends', weekdays('11-21')],
    ['closed Mon & Tue, Wed 5pm-9pm', ['3 17-21']],
    ['Closed Sat & Sun. Mon-Fri 11am-9pm', weekdays('11-21')],
    ['CLOSED SATURDAY MONDAY - FRIDAY 11AM - 9PM', weekdays('11-21')],
    ['Mon-Fri 11am-9pm (closed weekends)', weekdays('11-21')],
    ['Open 24 hours, closed Sat/Sun', weekdays('0-24')],
    ['Monday - Friday, 11 AM to 9 PM', weekdays('11-21')],
    ['Saturday – Closed, Monday – Friday | 11am – 9pm', weekdays('11-21')],
    ['11am-9pm, Mon-Fri', weekdays('11-21')],
    ['M-F 11a-9p', weekdays('11-21')],
    ['Hours of operation: Mon Tue 12 noon-12 midnight', ['1 12-24', '2 12-24']],
    ['24 hours a day, 7 days a week', everyDay('0-24')],
    ['Mon 11am-9pm<br>Tue 11am-9pm', ['1 11-21', '2 11-21']],
    ['10am-8pm, Mon and Tue, 11am-9pm Wed', ['1 10-20', '2 10-20', '3 11-21']],
    ['11am-2pm, 5pm-9pm, Mon / 4pm-2am Fri - Sat', ['1 11-14', '1 17-21', '5 16-26', '6 16-26']],
    ['11am-9pm, Mon-Fri, 12pm-8pm, Sat', [...weekdays('11-21'), '6 12-20']],
    ['11am-9pm Mon-Fri, Sat noon-8pm', [...weekdays('11-21'), '6 12-20']],
    ['11am-9pm Mon-Fri, Sat closed, Sun closed', weekdays('11-21')],
    ['Closed Sunday; 11am-9pm Mon-Fri', weekdays('11-21')],
    ['Wed closed Mon, Tue 11am-9pm', ['1 11-21', '2 11-21']],
    ['(Closed Sunday, Monday) Wed, Thu 5pm-9pm', ['3 17-21', '4 17-21']],
    ['Closed: Mon, Sun / Tue 10am-8pm', ['2 10-20']],
    ['Monday\n11:00 AM – 9:00 PM\nTuesday\nClosed', ['1 11-21']],
    ['From 11am to 9pm daily', everyDay('11-21')],
  ])('reads the hours of a week from the free text %s', (text, expected) => {
    expect(hours(text)).toEqual(expected);
  });

  test.each([
    'M-F 9-5',
    'Mon-Fri 9-5',
    'Mo-Fr 9:00-5:00',
    '11-10pm',
    '11am-10',
    'Daily 11am-9pm, Sunday 12pm-5pm',
    'Tue-Sat 5:00-9:00',
    '11:00am-2:00pm, 5:00-9:00',
    'Mon-Fri 11:00-14:00, 5:00-9:00',
    'Mon-Sat 11:00-10:00; Sun 12:00-9:00',
    'Mon-Fri 11:00-09:00',
    '10:00-10:00',
    'Closed daily 3pm-5pm',
    'CLOSED SATURDAY SUNDAY MONDAY - FRIDAY 11AM - 9PM',
    'closed Tuesday, 11am-9pm',
    'Mon-Fri 11am-9pm (kitchen closes at 8pm)',
    'closed',
    'call for hours, closed Mondays',
    'closed Sunday',
    'open daily',
    'Monday through Friday',
    'Mo-Fr 11:00-21:00; Su',
    'Mon-Fri 11am-9pm, Sat',
    '11am-9pm Mon-Fri 12pm-8pm Sat',
    '11am-2am, Mon-Fri 11am-2pm & 5pm-9pm Sat',
    '10am-3pm Mon-Tue. 11am-2pm / 5pm-9pm Wed-Fri. Sat/Sun Closed',
    '10am-10pm, Tue 12pm-8pm',
    '11am-9pm Mon, Tue closed',
    'Closed Mon, Tue, Wed 10am-8pm',
    'closed Mon-Tue, Thu, Sun: 10am-8pm',
    'closed Saturday Sunday, Monday: 11am-9pm',
  ])('reads no hours from the free text %s', (text) => {
    expect(readHours(text)).toBeNull();
  });
});
