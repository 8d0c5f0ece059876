import { foodsOnlyNear, type NamedReason, weakFrom } from './weakFrom';

const chip = (key: string, label: string, text: string | null = label.toLowerCase()) => ({
  key: `wanted:${key}`,
  kind: 'WANTED',
  label,
  text,
});
const reason = (field: string, text: string, key: string | null): NamedReason => ({
  field,
  text,
  label: text,
  concept: key ? { key } : null,
});
const place = (...reasons: NamedReason[]) => ({ reasons });
const ramen = place(reason('CUISINE', 'Ramen, Japanese', 'ramen'));
const cozy = place(reason('DESCRIPTION', 'Soft lamps.', 'cozy'));

test('the weak results begin after the last result with the named cuisine; a named mood does not count', () => {
  const chips = [chip('cozy', 'Cozy'), chip('ramen', 'Ramen')];
  expect(weakFrom(chips, [ramen, cozy, ramen, cozy, cozy])).toEqual({ at: 3, missing: ['Ramen'], having: 2 });
});

test('a result has the named cuisine if the text of one of its dishes contains the name of the cuisine', () => {
  const birria = place(reason('DISH', 'Birria ramen', null));
  expect(weakFrom([chip('ramen', 'Ramen')], [ramen, birria, cozy])).toEqual({ at: 2, missing: ['Ramen'], having: 2 });
});

test('a dish without the word of the wish does not count; the word may be singular or plural', () => {
  const lemongrass = place(reason('DISH', 'Lemongrass chicken', 'thai'));
  const curry = place(reason('DISH', 'Thai green curry', 'thai'));
  const thai = place(reason('CUISINE', 'Thai', 'thai'));
  expect(weakFrom([chip('thai', 'Thai')], [thai, lemongrass, curry, lemongrass])).toEqual({
    at: 3,
    missing: ['Thai'],
    having: 2,
  });
  const taco = place(reason('DISH', 'Fish taco', 'tacos'));
  const tacos = place(reason('DISH', 'Three tacos', 'tacos'));
  expect(weakFrom([chip('tacos', 'Tacos')], [tacos, taco, cozy])?.having).toBe(2);
});

test('accents do not hide a dish, and a craving in another language finds its dish in English', () => {
  const pho = place(reason('CUISINE', 'Pho', 'pho'));
  const sonata = place(reason('DISH', 'Phở đặc biệt', null));
  expect(weakFrom([chip('pho', 'Pho')], [pho, sonata])).toBeNull();
  const tacos = place({ ...reason('CUISINE', 'Tacos', 'tacos'), label: '타코' });
  const carnitas = place(reason('DISH', 'Carnitas taco', 'tacos'));
  expect(weakFrom([chip('tacos', '타코')], [tacos, carnitas])).toBeNull();
});

test('a sentence that matches only in meaning, without the word, does not count', () => {
  const feast = place(reason('INSIGHT', 'A feast eaten by hand.', 'ramen'));
  const bowl = place(reason('INSIGHT', 'A bowl of ramen by the window.', 'ramen'));
  const weak = weakFrom([chip('ramen', 'Ramen')], [ramen, bowl, feast]);
  expect(weak).toEqual({ at: 2, missing: ['Ramen'], having: 2 });
});

test.each([
  ['all results have the cuisine', [ramen, ramen]],
  ['no result has the cuisine', [cozy, cozy]],
  ['there are no results', []],
])('weakFrom returns null if %s', (_, edges) => {
  expect(weakFrom([chip('ramen', 'Ramen')], edges)).toBeNull();
});

test('weakFrom returns null if a cuisine suits the wish but does not contain the words of the wish', () => {
  const bar = place(reason('CUISINE', 'Cocktail Bar', 'date'));
  expect(weakFrom([chip('date', 'Date', 'date night')], [bar, cozy])).toBeNull();
});

test.each([
  ['no reason of a result supports the food', [cozy], ['Tacos']],
  ['a result has a dish that suits the food', [cozy, place(reason('DISH', 'Tostada', 'tacos'))], []],
  ['the name of a result has the word', [place(reason('NAME', 'Taco Moon', null))], []],
])('a food that near misses have is reported if %s', (_, edges, foods) => {
  const near = [{ met: [{ key: 'wanted:tacos' }] }, { met: [{ key: 'diet:vegan' }] }];
  const chips = [
    { ...chip('vegan', 'Vegan'), key: 'diet:vegan', kind: 'DIETARY' },
    chip('tacos', 'Tacos'),
    chip('cozy', 'Cozy'),
  ];
  expect(foodsOnlyNear(chips, edges, near)).toEqual(foods);
});
