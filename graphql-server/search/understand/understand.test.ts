import { hostileCravings } from '../../testing/hostileCravings.mjs';
import { understand } from './understand';

/** Friday, 18:30 in St. Louis. */
const now = new Date('2026-11-20T18:30:00-06:00');
const read = (text: string, without: string[] = []) =>
  understand(text, { now, timeZone: 'America/Chicago', without, city: { cityKey: 'st louis', state: 'MO' } });
const ids = (text: string, without?: string[]) =>
  read(text, without).chips.flatMap(({ id }) => (/^remem/.test(id) ? [] : [id]));

test.each([
  ['ramen in st louis, mo', ['wanted:ramen']],
  ['visiting st louis, ramen', ['wanted:ramen']],
  ['ramen near 63110', ['wanted:ramen']],
  ['somewhere quiet, not Italian again, under $30', ['wanted:quiet', 'unwanted:italian', 'price:$-$$']],
  ['no seafood, pork, or beef', ['allergy:seafood', 'unwanted:pork', 'unwanted:beef']],
  ["can't live without dumplings", ['wanted:dumplings']],
  ['not smoky romantic place', ['unwanted:smoky', 'wanted:romantic']],
  ['anything but pizza', ['unwanted:pizza']],
  ['we had sushi yesterday', ['unwanted:sushi']],
  ['8 of us, tacos', ['party:8', 'wanted:tacos']],
  ['peanut allergy, thai', ['diet:nut-free', 'wanted:thai']],
  ['allergic to sesame, thai', ['diet:sesame-free', 'wanted:thai']],
  ['thai, I have a soy allergy', ['wanted:thai', 'diet:soy-free']],
  ['芝麻过敏', ['diet:sesame-free']],
  ['soy free lunch', ['diet:soy-free', 'wanted:lunch']],
  ['sin soya, por favor', ['diet:soy-free']],
  ['no soy please, burger', ['allergy:soy', 'wanted:burger']],
  ['no soy de aqui, tacos', ['wanted:tacos']],
  ['thai, no soy', ['wanted:thai', 'allergy:soy']],
  ['no soy', ['allergy:soy']],
  ['no soy no dairy', ['allergy:soy', 'diet:dairy-free']],
  ['no onions, no dairy', ['unwanted:onions', 'diet:dairy-free']],
  ['no pizza and no gluten', ['unwanted:pizza', 'diet:gluten-free']],
  ["can't live without gluten", ['unwanted:gluten-free']],
  ['burger, allergic to onions', ['wanted:burger', 'allergy:onions']],
  ['soy alergico a los mariscos', ['diet:shellfish-free']],
  ['severe mustard allergy', ['allergy:mustard']],
  ["no lobster, I'm allergic", ['allergy:lobster']],
  ['no cilantro, I am allergic to nuts', ['unwanted:cilantro', 'diet:nut-free']],
  ['不要海鲜，我过敏', ['allergy:seafood']],
  ['便宜一点', ['wanted:cheap']],
  ['🍕, no 🍄 please 😀', ['wanted:pizza', 'unwanted:mushrooms']],
  ['👩🏽‍🍳 with a 🌶️ tasting menu', ['wanted:spicy', 'wanted:tasting-menu']],
  ['🍜, 🚫🥜', ['wanted:ramen', 'diet:nut-free']],
  ['24시 해장국', ['wanted:open-24-hours', 'wanted:korean']],
  ['느긋한 저녁', ['wanted:relaxed', 'wanted:dinner']],
  ['coffee within 2 miles', ['wanted:coffee', 'distance:3.22']],
])('the craving "%s" has the chips %j', (text, chips) => expect(ids(text)).toEqual(chips));

test('the scope is "everything" if the text limits nothing, and "nothing" if it is only punctuation or emoji without a meaning', () => {
  expect(read('').scope).toBe('everything');
  expect(read('best places to eat').scope).toBe('everything');
  expect(read('restaurants in the zip code 63110').scope).toBe('everything');
  expect(read('!!!').scope).toBe('nothing');
  expect(read('😀').scope).toBe('nothing');
  expect(read('❤️').scope).toBe('nothing');
  expect(read('zzzzqq').scope).toBe('matching');
});

test('a number that may be an unknown ZIP code is reported as unknown; the ZIP code of a city is not', () => {
  const unknown = (text: string) => understand(text, { now, knows: () => false }).unknownWords;
  expect(unknown('restaurants in 99999')).toEqual(['99999']);
  expect(unknown('restaurants in 63110')).toEqual([]);
  expect(unknown('the 63110-1234 zip code')).toEqual([]);
});

test('words between ¿ and ? are Spanish, so they are not reported as unknown', () => {
  expect(understand('¿zzzzqq?', { now, knows: () => false }).unknownWords).toEqual([]);
});

test('the words of a removed chip are ignored', () => {
  expect(ids('quiet ramen', ['wanted:quiet'])).toEqual(['wanted:ramen']);
  expect(read('quiet ramen', ['wanted:quiet']).terms.map(({ word }) => word)).toEqual(['ramen']);
});

test.each(['a certain full naked wool poll', 'the machinery of a steady librarian'])('%j stays as typed', (craving) => {
  expect(read(craving).corrections).toEqual([]);
});

test('lastPrefix is the last word as typed; null if it has a meaning or its correction only adds to its end', () => {
  expect(read('at the ironw')).toMatchObject({ corrections: [{ to: 'iron' }], lastPrefix: 'ironw' });
  expect(['sush', 'quiet ramen', 'ironw and', 'zzzzqq'].map((text) => read(text).lastPrefix)).toEqual([
    null,
    null,
    null,
    'zzzzqq',
  ]);
});

test('the food of an allergy is not searched for', () => {
  expect(read('allergic to sesame').terms).toEqual([]);
});

test('a typing error is corrected and reported', () => {
  expect(read('cozy sopt').corrections).toEqual([{ from: 'sopt', to: 'spot' }]); // not "soft"
  const { corrections, wanted } = read('quiett raman');
  expect(corrections).toEqual([
    { from: 'quiett', to: 'quiet' },
    { from: 'raman', to: 'ramen' },
  ]);
  expect(wanted.slice(0, 2).map(({ concept }) => concept)).toEqual(['ramen', 'quiet']);
});

test.each([
  ['tacos late tonight', [{ day: 5, minute: 23 * 60 }]],
  ['sunday brunch', [10, 11, 12].map((hour) => ({ day: 0, minute: hour * 60 }))],
  ['open after midnight', [{ day: 6, minute: 0 }]],
  ['open past 10', [{ day: 5, minute: 22 * 60 }]],
  ['open until 2', [{ day: 6, minute: 119 }]],
  ['tomorrow at 7', [{ day: 6, minute: 19 * 60 }]],
  ['breakfast tomorrow at 7', [{ day: 6, minute: 7 * 60 }]],
  ['open now', 'now'],
  ['下午一点', [{ day: 6, minute: 13 * 60 }]],
  ['明天一点', [{ day: 6, minute: 13 * 60 }]],
  ['周五一点半', [{ day: 5, minute: 13 * 60 + 30 }]],
  ['24시간 영업', null],
  ['lots of sun', null],
])('the craving "%s" has the opening times %j', (text, openAt) => expect(read(text).filters.openAt).toEqual(openAt));

test.each([
  ['lunch for $15', ['$']],
  ['under 30 dollars', ['$', '$$']],
  ['$80 for two', ['$', '$$', '$$$']],
  ['$10-$20', ['$', '$$']],
  ['$10 to $20', ['$', '$$']],
  ['between $10 and $20', ['$', '$$']],
  ['between 10 and 20 dollars', ['$', '$$']],
  ['between $60 and $80 for two', ['$', '$$', '$$$']],
  ['$$', ['$$']],
  ['$ or $$$', ['$', '$$$']],
  ['$ to $$$', ['$', '$$', '$$$']],
  ['entre $$$ a $', ['$', '$$', '$$$']],
  ['$-$$$', ['$', '$$', '$$$']],
  ['between $ and $$$', ['$', '$$', '$$$']],
  ['pizza for $ and $$$', ['$', '$$$']],
  ['under 20 organic food', ['$', '$$']],
  ['cheap', []],
  ['within 20 minutes', []],
])('the craving "%s" has the prices %j', (text, prices) => expect(read(text).filters.priceRanges).toEqual(prices));

test('only the first 500 characters are read, and isCut shows that the text was cut', () => {
  expect(read(`${'ramen '.repeat(90)}tacos`)).toMatchObject({ isCut: true, chips: [{ id: 'wanted:ramen' }] });
  expect(read('ramen').isCut).toBe(false);
});

test.each(hostileCravings)(
  'at most 500 characters of a hostile text are read, with at most one look-up for each character: %s',
  (_, text) => {
    const knows = jest.fn(() => false);
    const { text: kept } = understand(text, { now, knows });
    expect([...kept].length).toBeLessThanOrEqual(500);
    expect(kept).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    expect(knows.mock.calls.length).toBeLessThanOrEqual([...kept].length);
  },
);

test('a craving that only refuses an unknown word lists all places and reports the word', () => {
  expect(understand('no mustard', { now: new Date() })).toMatchObject({
    scope: 'everything',
    unknownWords: ['mustard'],
  });
  expect(understand('no mustard burger', { now: new Date() })).toMatchObject({
    scope: 'matching',
    unknownWords: ['mustard'],
  });
});

test.each([
  ['no stairs', 'wheelchair-accessible'],
  ['not snooty', 'unpretentious'],
  ['i hate crowds', 'quiet'],
  ["what's nobody discovered yet?", 'hidden-gem'],
  ['allergic to waiting', 'no-wait'],
])('a craving that only refuses an unknown word can say what the place should be like: %s', (craving, concept) => {
  const { scope, remembered, unknownWords } = understand(craving, { now: new Date(), knows: () => true });
  expect({ scope, first: remembered[0]?.concept, unknownWords }).toEqual({
    scope: 'matching',
    first: concept,
    unknownWords: [],
  });
});

test.each(['no ketchup', 'no dill'])(
  'if a craving only refuses one food, the memory adds no dishes with this food: %s',
  (craving) => {
    expect(understand(craving, { now: new Date() })).toMatchObject({ scope: 'everything', remembered: [] });
  },
);
