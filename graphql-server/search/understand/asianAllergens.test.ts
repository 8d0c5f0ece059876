import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving));

test.each([
  ['苹果过敏', 'appl'],
  ['我对荞麦过敏', 'buckwheat soba'],
  ['芹菜过敏', 'celer'],
  ['蜂蜜过敏', 'honey'],
  ['过敏：苹果', 'appl'],
  ['苹果、桃子、花生过敏', 'appl peach'],
  ['메밀 알레르기', 'buckwheat soba'],
  ['메밀알레르기', 'buckwheat soba'],
  ['복숭아 알레르기 있어요', 'peach'],
  ['복숭아에 알레르기가 있어요', 'peach'],
  ['메밀이랑 땅콩 알레르기', 'buckwheat soba'],
  ['배 알레르기', 'pear'],
  ['술 알레르기', 'alcohol liquor'],
  ['복숭아 먹으면 두드러기 나요', 'peach'],
])('places that mention the allergen in English are left out: %s', (craving, words) => {
  expect(readCraving(craving).filters.avoidWords?.join(' ')).toBe(words);
  expect(readCraving(craving).unknownWords).toEqual([]);
});

test('a food with two English words has one chip', () => {
  expect(chips('메밀 알레르기')).toEqual(['allergy:buckwheat']);
  expect(chips('buckwheat allergy')).toEqual(['allergy:buckwheat']);
});

test.each([
  ['火龙果过敏', ['火龙果']],
  ['花粉严重过敏', ['花粉']],
  ['火龙果和花生过敏', ['火龙果']],
  ['송홧가루 알레르기', ['송홧가루']],
  ['송홧가루랑 땅콩 알레르기', ['송홧가루랑']],
  ['花生过敏', []],
  ['孩子容易过敏', []],
  ['심한 땅콩 알레르기', []],
])('the allergens that the search cannot avoid, and no other words, are reported as unknown: %s', (craving, words) => {
  expect(readCraving(craving).unknownWords).toEqual(words);
});

test.each(['花生过敏，喝咖啡的地方', '알레르기 있고 배 고파요'])(
  'a word that is not beside the allergy keeps its meaning: %s',
  (craving) => {
    expect(readCraving(craving).filters.avoidWords).toEqual([]);
  },
);

test('a short word before the allergy to another food is no allergen, unless 이랑 ("and") joins it to that food', () => {
  expect(chips('밤에 새우 알레르기 있는 친구와')).toEqual(['wanted:dinner', 'diet:shellfish-free', 'wanted:friends']);
  expect(chips('술 새우 알레르기')).toEqual(['wanted:full-bar', 'diet:shellfish-free']);
  expect(chips('밤이랑 새우 알레르기')).toEqual(['allergy:chestnut', 'diet:shellfish-free']);
});

test.each([
  ['고수 알레르기 있는 친구와 커피', ['allergy:cilantro', 'wanted:friends', 'wanted:coffee']],
  ['苹果过敏的朋友 咖啡', ['allergy:apple', 'wanted:friends', 'wanted:coffee']],
  ['对苹果过敏 想吃南瓜粥', ['allergy:apple', 'wanted:cantonese']],
  ['苹果过敏 桃子过敏', ['allergy:apple', 'allergy:peach']],
  ['아이가 알레르기가 있어요 복숭아', ['wanted:kids', 'allergy:peach']],
])('after an allergy to a food, another food is an allergen only with its own "allergy": %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test('a dish after an allergy is wanted, and each spelling of the word for an allergy counts', () => {
  expect(chips('토마토 알레르기 피자')).toEqual(['allergy:vegetables', 'wanted:pizza']);
  expect(chips('밀가루 알러지 있어요')).toEqual(['diet:gluten-free']);
  expect(readCraving('虾、鸡蛋过敏').filters.avoid).toEqual(expect.arrayContaining(['shrimp', 'eggs']));
});

test.each(['酸奶不要', '不要酸奶 想吃火锅', '酸奶过敏'])('yogurt is dairy, and not a sour taste: %s', (craving) => {
  expect(chips(craving)).toContain('diet:dairy-free');
  expect(chips(craving)).not.toContain('wanted:tangy');
});
