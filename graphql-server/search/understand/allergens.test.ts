import { chipIds, readCraving } from '../testing/readCraving';
import { understand } from './understand';

const chips = (craving: string) => chipIds(readCraving(craving));

test.each([
  ['shelfish allergy', 'diet:shellfish-free'],
  ['allergic to shell fish', 'diet:shellfish-free'],
  ['no diary', 'diet:dairy-free'],
  ['diary allergy', 'diet:dairy-free'],
  ['lactos intolerant', 'diet:dairy-free'],
  ['pinut allergy', 'diet:nut-free'],
  ['walnt allergy', 'diet:nut-free'],
  ['gluttin free', 'diet:gluten-free'],
  ['gf/df', 'diet:gluten-free diet:dairy-free'],
])('a misspelled or abbreviated word still names the allergy or the diet: %s', (craving, understood) => {
  expect(chips(craving).join(' ')).toBe(understood);
});

test.each(['tacos del df', 'df style tacos', 'tacos estilo df'])('"df" is Mexico City and no diet: %s', (craving) => {
  expect(readCraving(craving).filters.dietary).toEqual([]);
});

test('"shell fish" means shellfish, not only fish; "diary" is not corrected if no food is meant', () => {
  expect(readCraving('allergic to nuts and shell fish').filters.avoid).toEqual(
    expect.arrayContaining(['shrimp', 'crab']),
  );
  expect(readCraving('quiet place to write my diary').corrections).toEqual([]);
});

test.each([
  ['corn allergy tacos', ['corn'], 'tacos'],
  ['garlic allergy pizza', ['garlic'], 'pizza'],
  ['mushroom allergy ramen', ['mushrooms'], 'ramen'],
  ['coffee allergy ramen', [], 'ramen'],
  ['kiwi allergy tacos', [], 'tacos'],
])('a dish after an allergy is wanted: %s', (craving, avoid, dish) => {
  expect(readCraving(craving).filters.avoid).toEqual(avoid);
  expect(chips(craving)).toContain(`wanted:${dish}`);
});

test.each(['allergy shrimp', 'nut allergy, shrimp and egg allergy', 'corn allergy, shrimp', 'food allergies: shrimp'])(
  'an allergen beside an allergy stays forbidden: %s',
  (craving) => {
    expect(readCraving(craving).filters.avoid).toContain('shrimp');
  },
);

test.each([
  'I have alpha gal',
  'alpha-gal syndrome',
  'alpha gal allergy tacos',
  'alphagal safe dinner',
  'red meat allergy',
  'tengo síndrome alfa-gal',
  'alergia a la carne roja',
  '我对红肉过敏',
  'α-gal综合征',
  '알파갈 증후군 있어요',
  '붉은 고기 알레르기',
])('alpha-gal syndrome forbids the meat of mammals: %s', (craving) => {
  expect(readCraving(craving).filters.avoid).toEqual(
    expect.arrayContaining(['beef', 'pork', 'lamb', 'goat', 'game-meat']),
  );
  expect(chips(craving)).toContain('diet:mammal-free');
});

test('alpha-gal syndrome does not forbid fish, birds or tacos; "no red meat" is no allergy', () => {
  const { avoid } = readCraving('alpha gal allergy tacos').filters;
  for (const food of ['fish', 'chicken', 'tacos']) expect(avoid).not.toContain(food);
  expect(readCraving('no red meat').filters.avoid).toEqual([]);
});

test.each([
  ['allergic to tequila', ['tequila']],
  ['allergic to alcohol, tacos', ['alcohol', 'liquor']],
  ['allergies: banana, kiwi', ['banana', 'kiwi']],
  ['allergic to red wine, tacos', ['win']],
  ['green tea allergy', ['tea']],
  ['alergia al vino tinto', ['vino', 'win']],
])('a diner does not want the drinks and foods to which the diner is allergic: %s', (craving, words) => {
  expect(readCraving(craving).filters.avoidWords).toEqual(words);
  expect(chips(craving).filter((id) => /^wanted:(?!tacos)/.test(id))).toEqual([]);
});

test.each(['cannot eat eggs', 'cannot have shrimp', 'cannot have sesame'])(
  '"cannot" is as strong as "can\'t": %s',
  (craving) => {
    expect(readCraving(craving).filters.avoid).toEqual(readCraving(craving.replace('cannot', "can't")).filters.avoid);
    expect(readCraving(craving).filters.avoid.length).toBeGreaterThan(5);
  },
);

test.each([
  ['allergic to red meat, onion', 'onions'],
  ['allergic to nuts, mushrooms, garlic', 'mushrooms garlic'],
  ['alérgica a los mariscos, ajo', 'garlic'],
])('after "allergic to", a list without "and" continues with ingredients: %s', (craving, avoid) => {
  expect(readCraving(craving).filters.avoid).toEqual(expect.arrayContaining(avoid.split(' ')));
});

test('after "allergic to" and a comma, a dish and its ingredients are wanted, and a diet is a filter', () => {
  expect(chips('allergic to shellfish, chicken tacos')).toContain('wanted:chicken');
  expect(readCraving('allergic to nuts, halal').filters.dietary).toEqual(['nut-free', 'halal']);
});

test('in a list of headings, the next heading and its words are no allergens', () => {
  expect(readCraving('diet: vegan, allergies: nuts, price: cheap').filters.avoidWords).toEqual([]);
  expect(chips('allergies: shellfish, drinks: wine')).toEqual(['allergy:seafood', 'wanted:cocktails', 'wanted:wine']);
});

test.each(["can't have dairy or beer", "can't drink beer", 'cannot drink wine or beer', 'cannot have nuts or beer'])(
  'the drink is refused: %s',
  (craving) => {
    expect(chips(craving)).toContain('unwanted:beer');
  },
);

test.each([
  ['thai -peanuts', 'peanuts'],
  ['nut allergy', 'nut allergy'],
  ['견과류 안 들어간 디저트', '견과류'],
])('the chip of an avoided nut repeats no word: %s', (craving, words) => {
  expect(readCraving(craving).chips.find(({ id }) => id === 'diet:nut-free')?.text).toBe(words);
});

test('a word that names a refused substance is not reported as unused', () => {
  const { filters, unknownWords } = understand("can't have harina", { now: new Date(), knows: () => false });
  expect({ dietary: filters.dietary, unknownWords }).toEqual({ dietary: ['gluten-free'], unknownWords: [] });
});
