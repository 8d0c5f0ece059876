import { understand } from './understand';

const EVENING = '2026-11-20T18:30:00-06:00'; // a Friday
const openAt = (craving: string, now = EVENING) => understand(craving, { now: new Date(now) }).filters.openAt;

test.each([
  ['pizza open at 11', 5, 23],
  ['11시 피자', 5, 23],
  ['pizza abierta a las 11', 5, 23],
  ['open at 12', 6, 0],
  ['bar that closes at 11', 5, 22.5],
])('asked in the evening, 11 or 12 without am or pm means tonight: %s', (craving, day, hour) => {
  expect(openAt(craving)).toEqual([{ day, minute: hour * 60 }]);
});

test.each([
  ['19:30 sushi', 5, 19.5],
  ['00:30 tacos', 6, 0.5],
  ['dinner 8 o’clock', 5, 20],
  ['pizza 8 o’clock for 4', 5, 20],
])('a time on the clock needs no "at": %s', (craving, day, hour) => {
  expect(openAt(craving)).toEqual([{ day, minute: hour * 60 }]);
});

test.each([
  ['lunch at 11', EVENING, 6, 11],
  ['a table at 12 for 4', EVENING, 6, 12],
  ['점심 12시', EVENING, 6, 12],
  ['pizza tomorrow at 11', EVENING, 6, 11],
  ['pizza that opens at 11', EVENING, 6, 11],
  ['office of 12, boxed, by 11:45', EVENING, 6, 11.75],
  ['pizza open at 11', '2026-11-20T09:00:00-06:00', 5, 11],
  ['pizza open at 11', '2026-11-20T23:40:00-06:00', 6, 11],
])('11 or 12 is not tonight if another word or the present time excludes this: %s at %s', (craving, now, day, hour) => {
  expect(openAt(craving, now)).toEqual([{ day, minute: hour * 60 }]);
});

test.each([
  ['저녁 7~9시 한식', 5, 19],
  ['7시~9시 고기', 5, 19],
  ['오후 7시부터 9시까지', 5, 19],
  ['晚上7点到9点', 5, 19],
  ['7~9点 烧烤', 5, 19],
  ['7点半到9点', 5, 19.5],
  ['오전 11시~오후 2시', 6, 11],
  ['밤 10시~2시 술집', 5, 22],
])('for a Chinese or Korean range of hours, a place must be open at the first hour: %s', (craving, day, hour) => {
  const { filters, chips } = understand(craving, { now: new Date(EVENING) });
  expect(filters.openAt).toEqual([{ day, minute: hour * 60 }]);
  expect(chips.find(({ kind }) => kind === 'OPEN_AT')?.text).toMatch(/[~到터半].*\d/);
});

test.each(['tea and cake at once', 'three games at once'])('"once" is no hour in English: %s', (craving) => {
  expect(openAt(craving)).toBeNull();
  expect(openAt('tacos a las once de la noche')).toEqual([{ day: 5, minute: 1380 }]);
});

test('a range of hours that has begun means now; numbers of people and durations are no hours', () => {
  expect(openAt('6~8시 저녁 식사')).toEqual([{ day: 5, minute: 1110 }]);
  expect(openAt('6~8명')).toBeNull();
  expect(openAt('2~3시간')).toBeNull();
  expect(openAt('6到8个人')).toBeNull();
});
