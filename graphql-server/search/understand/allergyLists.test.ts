import { chipIds, readCraving } from '../testing/readCraving';
import { understand } from './understand';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  '새우, 계란 알레르기',
  '계란, 새우 알레르기',
  '새우/계란 알레르기',
  '새우 계란 알레르기',
  '새우, 고수, 계란 알레르기',
  '저는 새우, 계란에 알레르기가 있어요',
  '对虾,鸡蛋过敏',
  '对鸡蛋，虾过敏',
  '虾，鸡蛋过敏',
  '我对虾，鸡蛋过敏，想吃面',
  'alergia a huevo, camarón',
  'alergia al camarón, al huevo',
  'alergia: huevo, camarón',
  'shrimp, egg and nut allergies',
  'egg shrimp allergy',
])('each food of a list before or after the word for an allergy is avoided: %s', (craving) => {
  expect(readCraving(craving).filters.avoid).toEqual(expect.arrayContaining(['shrimp', 'eggs']));
  expect(chips(craving)).not.toMatch(/wanted:(?:shrimp|eggs)/);
});

test.each([
  ['우유, 대두 알레르기', 'diet:dairy-free diet:soy-free'],
  ['우유 계란 땅콩 알레르기', 'diet:dairy-free allergy:eggs diet:nut-free'],
  ['对花生,虾过敏', 'diet:nut-free diet:shellfish-free'],
  ['对牛奶，鸡蛋，大豆过敏', 'diet:dairy-free allergy:eggs diet:soy-free'],
  ['对花生还有虾过敏', 'diet:nut-free diet:shellfish-free'],
  ['对面粉,虾过敏', 'diet:gluten-free diet:shellfish-free'],
  ['milk egg soy allergy', 'diet:dairy-free allergy:eggs diet:soy-free'],
  ['alérgico a la leche, a los huevos y al maní', 'diet:dairy-free allergy:eggs diet:nut-free'],
  ['shrimp, mustard, egg allergy', 'allergy:shrimp allergy:mustard diet:egg-free'],
])('the diet of each allergen in the list counts: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['shrimp, nut allergy', 'wanted:shrimp diet:nut-free'],
  ['seafood nut allergy', 'wanted:seafood diet:nut-free'],
  ['seafood restaurant nut allergy', 'wanted:seafood diet:nut-free'],
  ['grilled shrimp, egg allergy', 'wanted:grilled wanted:shrimp diet:egg-free'],
  ['tacos, nut allergy', 'wanted:tacos diet:nut-free'],
  ['shellfish allergy, fish is ok', 'diet:shellfish-free wanted:fish'],
  ['想吃虾，鸡蛋过敏', 'wanted:shrimp diet:egg-free'],
  ['새우 먹고 싶어요, 계란 알레르기', 'wanted:shrimp diet:egg-free'],
])('a food that is clearly a wish stays wanted before the allergy to another food: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test('a food of the list that the search does not know is reported', () => {
  expect(readCraving('花生、火龙果,虾过敏').unknownWords).toEqual(['火龙果']);
});

test.each([
  'allergic to all red meat',
  'allergic to any red meat',
  'allergic to nuts and red meat',
  'alérgica a toda la carne roja',
])('an allergy to red meat forbids the meat of all mammals: %s', (craving) => {
  expect(readCraving(craving).filters.avoid).toEqual(expect.arrayContaining(['beef', 'pork', 'lamb']));
  expect(readCraving(craving).filters.avoidWords).toEqual([]);
});

test('an allergy to all meat asks for vegetarian food; "all the meat" is a wish', () => {
  expect(chips('allergic to all meat')).toBe('diet:vegetarian');
  expect(chips('all the meat')).toBe('wanted:meat-heavy');
});

test.each(['severe dairy allergy', 'life threatening nut allergy', 'severe peanut, egg allergy'])(
  'a word that tells how bad an allergy is, is not reported as unknown: %s',
  (craving) => {
    const { unknownWords } = understand(craving, { now: new Date(), knows: () => false });
    expect(unknownWords).toEqual([]);
  },
);

test.each(['i swell up when i eat shrimp', 'shellfish could kill her', 'i break out from shellfish'])(
  'what happens after a food tells of an allergy: %s',
  (craving) => {
    expect(readCraving(craving).filters.avoid).toContain('shrimp');
  },
);

test.each(['these wings could kill me', 'when i have pho i never get sick'])('no harm, no allergy: %s', (craving) => {
  expect(readCraving(craving).filters.avoid).toEqual([]);
});
