import { understand } from './understand';

// Dates, holidays and hours as people write them in four languages, on a Monday morning and on Christmas Eve.
const MONDAY = '2026-11-30T09:00:00-06:00';
const EVE = '2026-12-24T16:00:00-06:00';
const openAt = (craving: string, now = MONDAY) => understand(craving, { now: new Date(now) }).filters.openAt;
const at = (day: number, hour: number, minutes = 0) => [{ day, minute: hour * 60 + minutes }];

test.each([
  ['dec. 24 at 7', at(4, 19)],
  ['12/24 at 7', at(4, 19)],
  ['12/24/26 dinner at 6', at(4, 18)],
  ['open 12/25 at noon', at(5, 12)],
  ['december 24, 2026 at 7pm', at(4, 19)],
  ['on the 24th at 7', at(4, 19)],
  ['thursday the 24th at 6', at(4, 18)],
  ['平安夜晚上8点', at(4, 20)],
  ['크리스마스 저녁 7시', at(5, 19)],
  ['cena de navidad a las 8', at(5, 20)],
  ['24号晚上7点', at(4, 19)],
  ['24일 저녁 7시', at(4, 19)],
])('the time is on the named date, or unknown if the date is more than six days ahead: %s', (craving, moments) => {
  expect(openAt(craving, EVE)).toEqual(moments);
  expect(openAt(craving)).toBeNull();
});

test.each([
  ['december 24, 2027 at 7', 'december 24, 2027'],
  ['december 24, 2025 at 7', 'december 24, 2025'],
  ['24 de diciembre de 2027 a las 7', '24 de diciembre de 2027'],
  ['12/24/27 at 7', '12/24/27'],
  ['2027年12月24日晚上7点', '2027年12月24日'],
  ['2027년 12월 24일 저녁 7시', '2027년 12월 24일'],
  ['27年12月24日晚上7点', '27年12月24日'],
  ['27년 12월 24일 저녁 7시', '27년 12월 24일'],
])('a date of another year is reported, and not read as the date of this year: %s', (craving, date) => {
  const { filters, unknownWords } = understand(craving, { now: new Date(EVE) });
  expect({ openAt: filters.openAt, unknownWords }).toEqual({ openAt: null, unknownWords: [date] });
});

test.each([
  ['12/24 10pm', { openAt: at(4, 22) }],
  ['dinner 12/24 10 pm', { openAt: at(4, 22) }],
  ['dinner 12/24 10 people', { openAt: [18, 19, 20].flatMap((hour) => at(4, hour)), partySize: 10 }],
])('a number after a date in digits is no year: %s', (craving, filters) => {
  expect(understand(craving, { now: new Date(EVE) })).toMatchObject({ filters, unknownWords: [] });
});

test.each([
  '26年12月24日晚上7点',
  '2026년 12월 24일 저녁 7시',
  '0月5日',
  '1.5月2日',
  '999999年12月24日晚上7点',
  '31年0月0日',
])('a strange year, month or day does not stop the search: %s', (craving) => {
  const moments = openAt(craving, EVE);
  expect(moments).toEqual(/7/.test(craving) ? at(4, 19) : null);
});

test('"thursday the 24th" is not the 24th of this month if that is a Tuesday', () => {
  expect(openAt('thursday the 24th at 6', '2026-11-20T18:30:00-06:00')).toBeNull();
  expect(openAt('tuesday the 24th at 6', '2026-11-20T18:30:00-06:00')).toEqual(at(2, 18));
});

test.each(['圣诞节开门', '크리스마스에 여는 곳', 'abierto el dia de navidad'])(
  'a holiday is read as a date if the restaurant must be open then: %s',
  (craving) => {
    expect(openAt(craving, EVE)).toEqual([12, 18, 19].flatMap((hour) => at(5, hour)));
    expect(openAt(craving)).toBeNull();
  },
);

test.each([
  ["dinner 8 o'clock", at(1, 20)],
  ['eight thirty tonight', at(1, 20, 30)],
  ['19:30 dinner', at(1, 19, 30)],
  ['closing at 11', at(1, 22, 30)],
  ['somewhere close at 7', at(1, 19)],
  ["doesn't close before 11", at(1, 22, 30)],
  ['周一或周二晚上7点', [...at(1, 19), ...at(2, 19)]],
  ['월요일이나 화요일 저녁 7시', [...at(1, 19), ...at(2, 19)]],
  ['2 days from now at 7', at(3, 19)],
])('reads the time of "%s"', (craving, moments) => {
  expect(openAt(craving)).toEqual(moments);
});

test.each([
  'open at least 2 more hours',
  'gravy since six a.m.',
  'interview in an hour, something light',
  "margaritas, eight o'clock curfew",
  "it's five o'clock somewhere",
  'november 31',
  'feb 30 dinner',
  'restaurant on the 24th floor',
  '9/11 memorial',
  '1/2 price wine',
  'lunch for 10/15 people',
  'tacos 5/15 minutes away',
  '$10/15 lunch',
  '圣诞节晚餐',
  '크리스마스 분위기',
])('reads no time in "%s"', (craving) => {
  expect(openAt(craving)).toBeNull();
});

test('"sept" is the name of a month, not a typing error of "seat"', () => {
  expect(understand('sept 9', { now: new Date(MONDAY) })).toMatchObject({
    corrections: [],
    filters: { partySize: null },
  });
});

test.each([
  ['feb 30 at 7 ramen', 'feb 30'],
  ['dinner nov 31 at 7', 'nov 31'],
  ['cena el 30 de febrero a las 8', '30 de febrero'],
  ['2月30日晚上7点 火锅', '2月30日'],
  ['dinner 11/31 at 7', '11/31'],
])('a date that no year has is reported, and its time is not read as a time of today: %s', (craving, date) => {
  const { filters, unknownWords } = understand(craving, { now: new Date(MONDAY) });
  expect({ openAt: filters.openAt, unknownWords }).toEqual({ openAt: null, unknownWords: [date] });
});
