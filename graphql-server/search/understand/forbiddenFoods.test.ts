import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ["can't eat fish", 'allergy:fish'],
  ['can not eat fish or eggs', 'allergy:fish allergy:eggs'],
  ['unable to eat fish', 'allergy:fish'],
  ["my husband can't have crab but loves steak", 'allergy:crab wanted:steak'],
  ['no podemos comer huevo ni pescado', 'allergy:eggs allergy:fish'],
  ['我不能吃鱼和鸡蛋', 'allergy:fish allergy:eggs'],
  ['海鲜不能吃', 'allergy:seafood'],
  ['생선이랑 계란 못 먹어요', 'allergy:fish allergy:eggs'],
  ['계란 먹으면 안 돼요', 'allergy:eggs'],
])('a common allergen that somebody cannot eat counts as an allergy: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
  expect(readCraving(craving).filters.avoid.length).toBeGreaterThan(5);
});

test.each([
  ["don't want fish today", 'unwanted:fish open:today'],
  ["can't have enough crab", 'unwanted:crab'],
  ["can't get enough shrimp", 'wanted:shrimp'],
  ["can't eat raw fish", 'unwanted:raw-fish'],
])('what the diner does not want, or wants, is no forbidden food: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
  expect(readCraving(craving).filters.avoid).toEqual([]);
});

test.each([
  ['no gluten, eggs and nuts', 'diet:gluten-free allergy:eggs diet:nut-free'],
  ['no gluten, dairy, soy', 'diet:gluten-free diet:dairy-free allergy:soy'],
  ['no fish or milk', 'allergy:fish diet:dairy-free'],
  ["can't eat fish, eggs, or soy", 'allergy:fish allergy:eggs allergy:soy'],
  ['sin gluten, huevo o leche', 'diet:gluten-free allergy:eggs diet:dairy-free'],
  ['不吃牛奶、鸡蛋和小麦', 'diet:dairy-free allergy:eggs diet:gluten-free'],
  ['우유랑 계란 못 먹어요', 'diet:dairy-free allergy:eggs'],
  ['egg and dairy free', 'allergy:eggs diet:dairy-free'],
  ['milk and egg free', 'diet:dairy-free diet:egg-free'],
  ['shellfish and fish free', 'allergy:seafood allergy:fish'],
  ['dairy, egg, and nut free', 'diet:dairy-free allergy:eggs diet:nut-free'],
  ['tree nut and peanut free bakery', 'diet:nut-free wanted:bakery'],
  ['we carry an epipen for nuts', 'diet:nut-free'],
])('a refusal applies to each food of its list: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['no dairy, tacos and margaritas', 'diet:dairy-free wanted:tacos wanted:margaritas'],
  ['no gluten, eggs for breakfast', 'diet:gluten-free wanted:eggs wanted:breakfast'],
  ['no gluten, seafood or steak', 'diet:gluten-free wanted:seafood wanted:steak'],
  ['fish and gluten free chips', 'wanted:fish diet:gluten-free'],
  ['eggs and gluten free pancakes', 'wanted:eggs diet:gluten-free wanted:pancakes'],
  ['no soy vegetariano, huevo y leche', 'unwanted:vegetarian wanted:eggs'],
])('food that does not belong to the list of a refusal is wanted: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each(['我对牛奶、大豆过敏', '牛奶和大豆过敏', '對奶過敏', '밀이랑 우유 알레르기'])(
  'an allergy to milk, written in Chinese or Korean, requires dairy-free food: %s',
  (craving) => {
    expect(readCraving(craving).filters.allergic).toContain('dairy-free');
    expect(readCraving(craving).unknownWords).toEqual([]);
  },
);

test.each([
  ['不能吃奶', 'dairy-free'],
  ['不要牛奶', 'dairy-free'],
  ['우유 빼고', 'dairy-free'],
  ['milk free', 'dairy-free'],
  ['面粉过敏', 'gluten-free'],
  ['不吃小麦', 'gluten-free'],
  ['밀 알레르기', 'gluten-free'],
  ['밀가루 못 먹어요', 'gluten-free'],
  ['alérgica a la harina', 'gluten-free'],
  ["can't eat flour", 'gluten-free'],
  ['sin marañón', 'nut-free'],
  ['alergia a las nueces de castilla', 'nut-free'],
])('common words for milk, wheat and nuts require the diet: %s', (craving, diet) => {
  expect(readCraving(craving).filters.dietary).toEqual([diet]);
  expect(chips(craving)).toBe(`diet:${diet}`);
});

test.each(['不要奶茶', '带奶奶吃饭', '우유 빙수', '牛奶冰淇淋', 'no flour tortillas', 'tortillas de harina'])(
  'a phrase in which a word for milk or flour is only a part of a name refuses neither milk nor flour: %s',
  (craving) => {
    expect(readCraving(craving).filters.dietary).toEqual([]);
  },
);

test.each([
  ['allergic to loud music', 'unwanted:loud'],
  ['allergic to kids', 'unwanted:kids'],
  ['alérgico al ruido', 'unwanted:loud'],
  ['对噪音过敏', 'unwanted:loud'],
  ['allergic to the crowds', ''],
  ['allergic to cats', ''],
  ["I'm allergic to loud places and nuts", 'unwanted:loud diet:nut-free'],
])('"allergic to" before something else than food means no food allergy: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
  expect(readCraving(craving).filters.avoidWords).toEqual([]);
});

test.each([
  ['oyster bar no allergies', 'wanted:oysters'],
  ['no food allergies, shrimp boil', 'wanted:shrimp'],
  ['sin alergias, camarones', 'wanted:shrimp'],
  ['没有过敏，想吃虾', 'wanted:shrimp'],
  ['알레르기 없어요 새우', 'wanted:shrimp'],
  ["i'm allergic to fish but love steak", 'allergy:fish wanted:steak'],
  ['no allergies except shrimp', 'allergy:shrimp'],
  ['no, shrimp allergy', 'diet:shellfish-free'],
])('only a food that the diner is allergic to is an allergen, not any other named food: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});
