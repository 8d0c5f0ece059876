import { understand } from './understand';

// Prices, times, days, numbers of people and distances as people type them. An earlier version of `understand` misread
// most of them.
const NOW = new Date('2026-11-20T18:30:00-06:00'); // a Friday
const read = (craving: string) => understand(craving, { now: NOW });

test.each<[string, Partial<ReturnType<typeof read>['filters']>]>([
  ['밤 12시 넘어서도 여는 곳', { openAt: [{ day: 6, minute: 0 }] }],
  ['晚上12点还开门', { openAt: [{ day: 6, minute: 0 }] }],
  ['open past 12 at night', { openAt: [{ day: 6, minute: 0 }] }],
  ['abierto a las 12 de la noche', { openAt: [{ day: 6, minute: 0 }] }],
  ['open at 0:30', { openAt: [{ day: 6, minute: 30 }] }],
  ['0시에 치킨', { openAt: [{ day: 6, minute: 0 }] }],
  ['before 0:15 am', { openAt: [{ day: 5, minute: 1425 }] }],
  ['$60 for 3 courses', { priceRanges: ['$', '$$', '$$$'] }],
  ['$80 for 4 this friday', { priceRanges: ['$', '$$'] }],
  ['lunch at 12pm', { openAt: [{ day: 6, minute: 720 }] }],
  ['1인당 30불 스테이크', { priceRanges: ['$', '$$'] }],
  ['人均50', { priceRanges: ['$', '$$', '$$$'] }],
  ['para una fiesta', { partySize: null }],
  ['algo para una cena romantica', { partySize: null }],
  ['somos una familia de 5', { partySize: 5 }],
  ['我们一起吃饭', { partySize: null }],
  ['우리 한식 먹자', { partySize: null }],
  ['table for 4', { partySize: 4 }],
  ['2 adults and 3 kids', { partySize: 5 }],
  ['half a dozen of us', { partySize: 6 }],
  ['half a dozen oysters', { partySize: null }],
  ['4 adultos y 3 niños', { partySize: 7 }],
  [
    '明天早上吃早餐',
    {
      openAt: [
        { day: 6, minute: 480 },
        { day: 6, minute: 540 },
        { day: 6, minute: 600 },
      ],
    },
  ],
  [
    '周六早餐',
    {
      openAt: [
        { day: 6, minute: 480 },
        { day: 6, minute: 540 },
        { day: 6, minute: 600 },
      ],
    },
  ],
  [
    '내일 아침 커피',
    {
      openAt: [
        { day: 6, minute: 480 },
        { day: 6, minute: 540 },
        { day: 6, minute: 600 },
      ],
    },
  ],
  [
    '내일 점심',
    {
      openAt: [
        { day: 6, minute: 720 },
        { day: 6, minute: 750 },
        { day: 6, minute: 780 },
      ],
    },
  ],
  [
    '내일 저녁',
    {
      openAt: [
        { day: 6, minute: 1080 },
        { day: 6, minute: 1140 },
        { day: 6, minute: 1200 },
      ],
    },
  ],
  [
    '周三中午',
    {
      openAt: [
        { day: 3, minute: 720 },
        { day: 3, minute: 750 },
        { day: 3, minute: 780 },
      ],
    },
  ],
  ['algo abierto despues de las 11', { openAt: [{ day: 5, minute: 1380 }] }],
  ['im vegan now, need dinner ideas', { openAt: null }],
  ['tacos right now', { openAt: 'now' }],
  [
    'dinner for two around 7:30 under 60 bucks',
    { openAt: [{ day: 5, minute: 1170 }], partySize: 2, priceRanges: ['$', '$$', '$$$'] },
  ],
  ['sushi at 7 max 30 each', { openAt: [{ day: 5, minute: 1140 }], priceRanges: ['$', '$$'] }],
  ['dinner at 8 within 2 miles', { openAt: [{ day: 5, minute: 1200 }] }],
  ['party of 6 under 30', { partySize: 6 }],
  ['top 10 pizza', { priceRanges: [] }],
  ['30 max', { priceRanges: ['$', '$$'] }],
  ['$12 or less', { priceRanges: ['$'] }],
  ['20 bucks tops', { priceRanges: ['$', '$$'] }],
  ['drinks after work at 6', { openAt: [{ day: 5, minute: 1080 }] }],
  ['work dinner at 7', { openAt: [{ day: 5, minute: 1140 }] }],
  ['dessert and coffee at 9', { openAt: [{ day: 5, minute: 1260 }] }],
  ['donuts at 9 tonight', { openAt: [{ day: 5, minute: 1260 }] }],
  ['breakfast for dinner at 7', { openAt: [{ day: 5, minute: 1140 }] }],
  ['pancakes at 9', { openAt: [{ day: 6, minute: 540 }] }],
  ['coffee before work at 7', { openAt: [{ day: 6, minute: 420 }] }],
  ['opens at 7', { openAt: [{ day: 6, minute: 420 }] }],
  ['something open before 8', { openAt: [{ day: 6, minute: 450 }] }],
  ['8 ppl sat 7pm', { openAt: [{ day: 6, minute: 1140 }], partySize: 8 }],
  ['thai sun at 6', { openAt: [{ day: 0, minute: 1080 }] }],
  ['wed 6pm', { openAt: [{ day: 3, minute: 1080 }] }],
  ['sun 11am brunch', { openAt: [{ day: 0, minute: 660 }] }],
  [
    'fri/sat night',
    {
      openAt: [
        { day: 5, minute: 1200 },
        { day: 5, minute: 1260 },
        { day: 6, minute: 1200 },
        { day: 6, minute: 1260 },
      ],
    },
  ],
  ['not on monday', { openAt: null }],
  ['any day but sunday', { openAt: null }],
  [
    "can't do friday, saturday works",
    {
      openAt: [
        { day: 6, minute: 720 },
        { day: 6, minute: 1080 },
        { day: 6, minute: 1140 },
      ],
    },
  ],
  [
    'not tonight but tomorrow',
    {
      openAt: [
        { day: 6, minute: 720 },
        { day: 6, minute: 1080 },
        { day: 6, minute: 1140 },
      ],
    },
  ],
  [
    'why not friday',
    {
      openAt: [
        { day: 5, minute: 720 },
        { day: 5, minute: 1080 },
        { day: 5, minute: 1140 },
      ],
    },
  ],
  ['dinner 5:30 for 4', { openAt: [{ day: 6, minute: 1050 }], partySize: 4 }],
  ['sushi tonight 8:30', { openAt: [{ day: 5, minute: 1230 }] }],
  ['lunch 11:30', { openAt: [{ day: 6, minute: 690 }] }],
  ['7ish, four of us', { openAt: [{ day: 5, minute: 1140 }], partySize: 4 }],
  ['coffee shop that closes at 9', { openAt: [{ day: 5, minute: 1230 }] }],
  ['30/person korean', { partySize: null, priceRanges: ['$', '$$'] }],
  ['two for one burgers', { priceRanges: [] }],
  ['less than half a mile', { kilometres: 0.8 }],
  ["can't drive more than 10 minutes", { kilometres: 6 }],
  ['$5 margaritas', { priceRanges: [] }],
  ['2 people under 80', { partySize: 2 }],
  ["i don't want to spend more than 40", { priceRanges: ['$', '$$', '$$$'] }],
  ['under twenty five dollars', { priceRanges: ['$', '$$'] }],
  ['two adults and two kids', { partySize: 4 }],
  ['family of five', { partySize: 5 }],
  ['pizza for 6, cheap', { partySize: 6 }],
  ['sushi for 4 friday', { partySize: 4 }],
  ["one person can't have dairy, pizza for 7", { partySize: 7 }],
  ['two of us are vegan, party of 6', { partySize: 6 }],
  ['8 of us', { partySize: 8 }],
  ['dinner with one friend', { partySize: 2 }],
  [
    'day after tomorrow',
    {
      openAt: [
        { day: 0, minute: 720 },
        { day: 0, minute: 1080 },
        { day: 0, minute: 1140 },
      ],
    },
  ],
  [
    'monday through friday',
    {
      openAt: [
        { day: 1, minute: 720 },
        { day: 1, minute: 1080 },
        { day: 1, minute: 1140 },
        { day: 2, minute: 720 },
        { day: 2, minute: 1080 },
        { day: 2, minute: 1140 },
        { day: 3, minute: 720 },
        { day: 3, minute: 1080 },
        { day: 3, minute: 1140 },
        { day: 4, minute: 720 },
        { day: 4, minute: 1080 },
        { day: 4, minute: 1140 },
        { day: 5, minute: 720 },
        { day: 5, minute: 1080 },
        { day: 5, minute: 1140 },
      ],
    },
  ],
  ['tacos after work at 6', { openAt: [{ day: 5, minute: 1080 }] }],
  ['drinks at 11 with friends', { openAt: [{ day: 5, minute: 1380 }] }],
  ['dinner at 11', { openAt: [{ day: 5, minute: 1380 }] }],
  ['tacos, not $', { priceRanges: ['$$', '$$$', '$$$$'] }],
  ['tacos, not $ or $$', { priceRanges: ['$$$', '$$$$'] }],
  ['for 4 under 40 bucks total', { priceRanges: ['$'] }],
  ['dinner for 4 under $100', { priceRanges: ['$', '$$'], partySize: 4 }],
  ['2 people under 80 bucks', { priceRanges: ['$', '$$', '$$$'] }],
  ['cena para 4 menos de $100', { priceRanges: ['$', '$$'] }],
  ['dinner for 4 under $100 each', { priceRanges: [] }],
  ['50 bucks to feed 6 people', { priceRanges: ['$'] }],
  ['lunch 12-1', { openAt: [{ day: 6, minute: 720 }] }],
  ['brunch 9 to 11', { openAt: [{ day: 6, minute: 540 }] }],
  ['work lunch 12-1 near me', { openAt: [{ day: 6, minute: 720 }] }],
  ['dinner 10-2', { openAt: [{ day: 5, minute: 1320 }] }],
  ['dinner 7-9', { openAt: [{ day: 5, minute: 1140 }] }],
  ['dinner 7-9 people', { openAt: null, partySize: 9 }],
  ['dinner 2-4', { openAt: null }],
  ['tonight at 11 drinks', { openAt: [{ day: 5, minute: 1380 }] }],
  ['friday at 8 drinks', { openAt: [{ day: 5, minute: 1200 }] }],
  ['lunch from 12 to 1', { openAt: [{ day: 6, minute: 720 }] }],
  ['friday 7-9pm', { openAt: [{ day: 5, minute: 1140 }] }],
  ['open from 10pm to 1am', { openAt: [{ day: 5, minute: 1320 }] }],
  ['between 11 and 1', { openAt: [{ day: 6, minute: 660 }] }],
  ['between 6 and 8 people', { openAt: null }],
  ['breakfast from 8 to 10', { openAt: [{ day: 6, minute: 480 }] }],
  ['open from 10 to 2am', { openAt: [{ day: 5, minute: 1320 }] }],
  ['open until 10 or 11pm', { openAt: [{ day: 5, minute: 1319 }] }],
  ['party of 6-8 7pm', { openAt: [{ day: 5, minute: 1140 }] }],
  ['kids ages from 2 to 8', { openAt: null }],
  ['work from 9 to 5, dinner after 6', { openAt: [{ day: 5, minute: 1080 }] }],
  ['happy hour 4-7pm', { openAt: [{ day: 5, minute: 1110 }] }],
  ['lunch from 10 to 12', { openAt: [{ day: 6, minute: 600 }] }],
  ['closed between 2 and 5', { openAt: null }],
  ['dinner for 7pm under $40 total', { priceRanges: ['$', '$$', '$$$'] }],
  ['8 people total, under $30', { priceRanges: ['$', '$$'] }],
  ['ramen at 11 tonight', { openAt: [{ day: 5, minute: 1380 }] }],
  ['brunch at 11', { openAt: [{ day: 6, minute: 660 }] }],
  ['nothing $$$ just tacos', { priceRanges: ['$', '$$'] }],
  ['steak but not $$$$', { priceRanges: ['$', '$$', '$$$'] }],
  ['why not $$$', { priceRanges: ['$$$'] }],
  ['hungover from saturday night, greasy breakfast', { openAt: null }],
  ['because i work tomorrow something quick', { openAt: null }],
  ['brunch for about 20', { partySize: 20 }],
  ['7시 30분 4명', { openAt: [{ day: 5, minute: 1170 }], partySize: 4 }],
  ['10분 거리 국밥', { partySize: null }],
  ['두 분', { partySize: 2 }],
  ['7点30分', { openAt: [{ day: 5, minute: 1170 }] }],
  ['早饭 豆浆油条 7点开门', { openAt: [{ day: 6, minute: 420 }] }],
  ['周六10点早午餐', { openAt: [{ day: 6, minute: 600 }] }],
  ['아침식사 8시', { openAt: [{ day: 6, minute: 480 }] }],
  ['明早7点', { openAt: [{ day: 6, minute: 420 }] }],
  ['晚上7点', { openAt: [{ day: 5, minute: 1140 }] }],
  [
    'pozole el domingo en la mañana',
    {
      openAt: [
        { day: 0, minute: 480 },
        { day: 0, minute: 540 },
        { day: 0, minute: 600 },
      ],
    },
  ],
  [
    'barbacoa los domingos tempranito',
    {
      openAt: [
        { day: 0, minute: 480 },
        { day: 0, minute: 540 },
        { day: 0, minute: 600 },
      ],
    },
  ],
  [
    'al mediodia el lunes',
    {
      openAt: [
        { day: 1, minute: 720 },
        { day: 1, minute: 750 },
        { day: 1, minute: 780 },
      ],
    },
  ],
  ['para 3 adultos y 2 niños', { partySize: 5 }],
  ['table for 2 adults and 1 kid', { partySize: 3 }],
  ['我和三个朋友', { partySize: 4 }],
  ['친구 3명이랑', { partySize: 4 }],
  ['一人20左右', { partySize: null, priceRanges: ['$', '$$'] }],
  ['cena a las 7 y media', { openAt: [{ day: 5, minute: 1170 }] }],
  ['a dozen wings and a pitcher $25', { openAt: null }],
  ['a 12 inch sub', { openAt: null }],
  ['a couple tacos', { openAt: null }],
  ['a 9pm dinner', { openAt: [{ day: 5, minute: 1260 }] }],
  ['a las 9', { openAt: [{ day: 5, minute: 1260 }] }],
  ['no later than 8 italian', { openAt: [{ day: 5, minute: 1200 }] }],
  ['not before 11 brunch', { openAt: [{ day: 6, minute: 660 }] }],
  ['first date drinks 8ish wed not too pricey', { openAt: [{ day: 3, minute: 1200 }] }],
  ['thai 7ish sat', { openAt: [{ day: 6, minute: 1140 }] }],
  ['double date sat 7 not loud', { openAt: [{ day: 6, minute: 1140 }] }],
  ['friday 8 tacos', { openAt: [{ day: 5, minute: 1200 }] }],
  ['dinner for 3 tonight 730', { openAt: [{ day: 5, minute: 1170 }], partySize: 3 }],
  ['table for 4 sat 745pm italian', { openAt: [{ day: 6, minute: 1185 }], partySize: 4 }],
  ['sushi @ 7', { openAt: [{ day: 5, minute: 1140 }] }],
  [
    'pizza fri',
    {
      openAt: [
        { day: 5, minute: 720 },
        { day: 5, minute: 1080 },
        { day: 5, minute: 1140 },
      ],
    },
  ],
  ['table in the sun', { openAt: null }],
  ['$25pp thai', { priceRanges: ['$', '$$'] }],
  ['under 25pp', { priceRanges: ['$', '$$'] }],
  ['under $$$', { priceRanges: ['$', '$$'] }],
  ['$$ or less', { priceRanges: ['$', '$$'] }],
  ['oysters $1 happy hour', { priceRanges: [] }],
  ['2 dollar beers', { priceRanges: [] }],
  ['margaritas $5', { priceRanges: [] }],
  ['$7 apps happy hour', { priceRanges: [] }],
  ['1/2 mile ramen', { kilometres: 0.8 }],
  ['all nite diner', { partySize: null }],
  ['lunch for one under 15', { partySize: 1, priceRanges: ['$'] }],
  ['closes after 11', { openAt: [{ day: 5, minute: 1380 }] }],
  ['budget 200 for 5 steak', { priceRanges: ['$', '$$', '$$$'] }],
  ["we'd like a patio", { openAt: null }],
  ['wed like a patio', { openAt: null }],
  ['rosé, sun, gossip', { openAt: null }],
  ['sat all day, want a snack', { openAt: null }],
  ['something loud for once', { partySize: null }],
  ['school pickup is 2:50 so lunch at one', { openAt: [{ day: 6, minute: 780 }] }],
  ["what's open at noon for me", { openAt: [{ day: 6, minute: 720 }] }],
  ['at 730pm', { openAt: [{ day: 5, minute: 1170 }] }],
  ['up to $$ thai', { priceRanges: ['$', '$$'] }],
  ['max $$', { priceRanges: ['$', '$$'] }],
  ['under $', { priceRanges: [] }],
  ['tacos $12', { priceRanges: ['$'] }],
  [
    'drinks after work tonight',
    {
      openAt: [
        { day: 5, minute: 1200 },
        { day: 5, minute: 1260 },
      ],
    },
  ],
  [
    'nothing crazy tonight',
    {
      openAt: [
        { day: 5, minute: 1080 },
        { day: 5, minute: 1140 },
        { day: 5, minute: 1200 },
      ],
    },
  ],
  [
    'from friday to sunday',
    {
      openAt: [
        { day: 5, minute: 720 },
        { day: 5, minute: 1080 },
        { day: 5, minute: 1140 },
        { day: 6, minute: 720 },
        { day: 6, minute: 1080 },
        { day: 6, minute: 1140 },
        { day: 0, minute: 720 },
        { day: 0, minute: 1080 },
        { day: 0, minute: 1140 },
      ],
    },
  ],
  [
    'somewhere not closed monday',
    {
      openAt: [
        { day: 1, minute: 720 },
        { day: 1, minute: 1080 },
        { day: 1, minute: 1140 },
      ],
    },
  ],
  ['not before 2 lunch', { openAt: [{ day: 6, minute: 840 }] }],
  ['earlier than 8 dinner', { openAt: [{ day: 5, minute: 1170 }] }],
  ['chicken and waffles at 7', { openAt: [{ day: 5, minute: 1140 }] }],
  ['i work at google, tacos at 6', { openAt: [{ day: 5, minute: 1080 }] }],
  ['are there tacos now', { openAt: 'now' }],
  ['places that are serving now', { openAt: 'now' }],
  ['i have 12 cousins visiting', { priceRanges: [] }],
  ['less than 20 carbs', { priceRanges: [] }],
  ['under 600 calories', { priceRanges: [] }],
])('understands the numbers, days and times of the craving: %s', (craving, filters) => {
  expect(read(craving).filters).toMatchObject(filters);
});

test('after midnight, a later time of the same night is still today, and a past time is tomorrow', () => {
  const openAt = (craving: string, now: string) => understand(craving, { now: new Date(now) }).filters.openAt;
  expect(openAt('ramen at 2am', '2026-11-21T00:30:00-06:00')).toEqual([{ day: 6, minute: 120 }]);
  expect(openAt('ramen at 2am tonight', '2026-11-21T00:30:00-06:00')).toEqual([{ day: 6, minute: 120 }]);
  expect(openAt('ramen at 2am', '2026-11-21T04:00:00-06:00')).toEqual([{ day: 0, minute: 120 }]);
});

test('during a range of hours over midnight, a place must be open now; after it, when the range next begins', () => {
  const openAt = (now: string) => understand('drinks 10pm-2am', { now: new Date(now) }).filters.openAt;
  expect(openAt('2026-11-20T00:30:00-06:00')).toEqual([{ day: 5, minute: 30 }]);
  expect(openAt('2026-11-20T02:30:00-06:00')).toEqual([{ day: 5, minute: 1320 }]);
});

const moment = (day: number, hour: number, minute = 0) => [{ day, minute: hour * 60 + minute }];

test.each([
  ['open at 2 a.m.', moment(6, 2)],
  ['8 p.m. friday', moment(5, 20)],
  ['tonight at 1', moment(6, 1)],
  ['今晚1点', moment(6, 1)],
  ['밤 2시까지 영업', moment(6, 1, 59)],
  ['深夜11点', moment(5, 23)],
  ['开到半夜12点', moment(5, 23, 59)],
  ['营业到凌晨2点', moment(6, 1, 59)],
  ['10시까지', moment(5, 21, 59)],
  ['晚上9点之前', moment(5, 20, 30)],
  ['9시 전에', moment(5, 20, 30)],
  ['still open at 11', moment(5, 23)],
  ['11点还开门', moment(5, 23)],
  ['dinner at half past seven', moment(5, 19, 30)],
  ['a quarter to eight', moment(5, 19, 45)],
  ['dinner at seven thirty', moment(5, 19, 30)],
  ['a las 8 menos cuarto', moment(5, 19, 45)],
  ['八点一刻', moment(5, 20, 15)],
  ['two hours from now', moment(5, 20, 30)],
  ['tacos in 2 hours', moment(5, 20, 30)],
  ['一小时后', moment(5, 19, 30)],
  ['한 시간 후', moment(5, 19, 30)],
  ['pasada la medianoche', moment(6, 0)],
  ['6–8pm', moment(5, 18, 30)],
  ['6pm - 8pm', moment(5, 18, 30)],
  ['from noon to 2pm', moment(6, 12)],
  ['dinner on nov 24 at 7', moment(2, 19)],
  ['thanksgiving dinner at 2', moment(4, 14)],
  ["what's open", 'now'],
  ['anything open at this hour', 'now'],
])('the time of the craving %j is %j', (craving, openAt) => {
  expect(read(craving).filters.openAt).toEqual(openAt);
});

test.each([
  'no los lunes',
  'cerrado los lunes',
  '월요일 빼고 초밥',
  '除了周一',
  'abierto las 24 horas',
  "what's open late",
  'medianoche sandwich',
])('the craving %j names no time at which a place must be open', (craving) => {
  expect(read(craving).filters.openAt).toBeNull();
});

test.each([
  ['mon-fri lunch', [1, 2, 3, 4, 5]],
  ['lunes a viernes', [1, 2, 3, 4, 5]],
  ['周一到周五', [1, 2, 3, 4, 5]],
  ['월요일부터 금요일', [1, 2, 3, 4, 5]],
  ['pasado mañana', [0]],
  ['后天', [0]],
  ['내일모레', [0]],
])('the craving %j names the days %j', (craving, days) => {
  const { openAt } = read(craving).filters;
  expect([...new Set(Array.isArray(openAt) ? openAt.map(({ day }) => day) : [])]).toEqual(days);
});

test.each([
  ['dinner dec 24 at 7', ['dec 24']],
  ['dinner on 12/5 at 7', ['12/5']],
  ['24 de diciembre a las 8', ['24 de diciembre']],
  ['new years eve dinner 9pm', ['new years eve']],
])('a date more than six days ahead is no filter, but is reported as unknown: %j', (craving, unknown) => {
  expect(read(craving)).toMatchObject({ filters: { openAt: null, partySize: null }, unknownWords: unknown });
});

test('after midnight, "tonight" is now', () => {
  for (const craving of ['tonight', 'open late tonight', '今晚', '오늘 밤', 'esta noche'])
    expect(understand(craving, { now: new Date('2026-11-21T00:30:00-06:00') }).filters.openAt).toEqual(
      moment(6, 0, 30),
    );
});

test.each([
  ['office christmas party saturday at 6pm', moment(6, 18)],
  ['before thanksgiving, dinner saturday at 7', moment(6, 19)],
  ['dinner tonight at 8, 2 may come late', moment(5, 20)],
  ['fries 2 mayo open now', 'now'],
  ['10/10 ramen open now', 'now'],
  ['quick lunch tomorrow at noon, in and out in an hour', moment(6, 12)],
  ['flight in 3 hours, open now', 'now'],
  ['date night 3pm', moment(6, 15)],
  ['bakery still open at 3', moment(6, 15)],
])('words that look like another date or time do not change the time of the craving %j: %j', (craving, openAt) => {
  expect(read(craving).filters.openAt).toEqual(openAt);
});

test.each(['constructor', 'y constructor', 'constructor to 7', 'half constructor 7', 'toString past 8'])(
  'names of JavaScript properties are not read as holidays or numbers: %j',
  (craving) => {
    const { openAt } = read(craving).filters;
    expect(Array.isArray(openAt) ? openAt.every(({ minute }) => Number.isInteger(minute)) : openAt === null).toBe(true);
  },
);
