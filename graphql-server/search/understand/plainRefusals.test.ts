import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

const plain = (food: string, cravings: readonly string[]) => cravings.map((craving) => [craving, food]);

test.each([
  ...plain('fish', ['no fish', 'without any fish', "I don't eat fish", 'nothing with fish', 'tacos -fish']),
  ...plain('fish', [
    'sin pescado',
    'nada de pescado',
    'no como pescado',
    '不要鱼',
    '不吃鱼',
    '생선 빼고',
    '생선 안 먹어요',
  ]),
  ...plain('eggs', ['no eggs', 'without any eggs', "doesn't eat eggs", 'nothing with eggs', 'brunch -eggs']),
  ...plain('eggs', [
    'sin huevo',
    'nada de huevo',
    'no como huevo',
    '不要鸡蛋',
    '不吃蛋',
    '계란 빼고',
    '계란 안 들어간',
  ]),
  ...plain('eggs', [
    'I never eat eggs',
    'neither fish nor eggs',
    'que no tenga huevo',
    'sin nada de huevo',
    '不能有鸡蛋',
  ]),
  ...plain('fish', ['忌海鲜', '생선이 들어가지 않은']),
  ...plain('sesame', ['no sesame please', 'sin ajonjolí', '不吃芝麻', '참깨 빼고']),
  ...plain('soy', ['no soy', 'sin soya', '不吃大豆', '대두 없이']),
  ...plain('shrimp', ['no seafood', 'sin mariscos', '不吃海鲜', '해산물 빼고']),
])('a plain refusal of a usual allergen leaves places out in each language: %s', (craving, food) => {
  expect(readCraving(craving).filters.avoid).toContain(food);
});

test.each([
  ["don't want eggs", 'unwanted:eggs'],
  ['sick of fish', 'unwanted:fish'],
  ['anything but seafood', 'unwanted:seafood'],
  ['no quiero pescado', 'unwanted:fish'],
  ['不想吃鱼', 'unwanted:fish'],
  ['생선 말고', 'unwanted:fish'],
  ['pizza no anchovies', 'wanted:pizza unwanted:fish'],
  ['no shrimp', 'unwanted:shrimp'],
  ['no fish sauce', 'unwanted:fish'],
  ['no raw eggs', 'unwanted:raw unwanted:eggs'],
  ['no seafood except shrimp', 'unwanted:seafood wanted:shrimp'],
  ['had fish yesterday', 'unwanted:fish'],
])('a weaker refusal, or that of one kind, leaves no places out: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
  expect(readCraving(craving).filters.avoid).toEqual([]);
});

test.each([
  ['no shrimp, nuts', 'allergy:shrimp diet:nut-free'],
  ['no nuts, shrimp', 'diet:nut-free allergy:shrimp'],
  ['no tofu or dairy', 'allergy:tofu diet:dairy-free'],
  ['no dairy, tofu', 'diet:dairy-free allergy:tofu'],
  ['no dairy, shrimp, eggs', 'diet:dairy-free allergy:shrimp allergy:eggs'],
  ['no nuts, mushrooms or dairy', 'diet:nut-free unwanted:mushrooms diet:dairy-free'],
  ['no pork, nuts', 'unwanted:pork diet:nut-free'],
  ['no gluten, nuts or chicken', 'diet:gluten-free diet:nut-free wanted:chicken'],
  ["my kid can't eat eggs, fish", 'wanted:kids diet:egg-free allergy:fish'],
  ['sin camarón, nueces', 'allergy:shrimp diet:nut-free'],
  ['sin pescado ni huevo', 'allergy:fish allergy:eggs'],
  ['不要豆腐和牛奶', 'allergy:tofu diet:dairy-free'],
  ['不吃虾，花生，鸡蛋', 'allergy:shrimp diet:nut-free allergy:eggs'],
  ['虾，坚果不要', 'allergy:shrimp diet:nut-free'],
  ['no nuts/dairy/eggs', 'diet:nut-free diet:dairy-free allergy:eggs'],
  ['no dairy eggs nuts', 'diet:dairy-free allergy:eggs diet:nut-free'],
  ['no dary or egs', 'diet:dairy-free allergy:eggs'],
  ['no meat, fish or eggs', 'diet:vegetarian allergy:fish allergy:eggs'],
  ['no como carne ni pescado', 'diet:vegetarian allergy:fish'],
  ['不吃肉和鱼', 'diet:vegetarian allergy:fish'],
  ['새우, 우유, 계란 빼고', 'allergy:shrimp diet:dairy-free allergy:eggs'],
  ['견과류 및 계란 제외', 'diet:nut-free allergy:eggs'],
  ['새우도 게도 못 먹어요', 'allergy:shrimp allergy:crab'],
  ['땅콩이 들어가지 않은 쿠키', 'diet:nut-free wanted:cookies'],
  ['egg-less cake', 'unwanted:eggs wanted:cake'],
  ['생선이나 계란 빼고', 'allergy:fish allergy:eggs'],
])('no food of a refused list with a usual allergen is wanted: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['no pork, fish', 'unwanted:pork wanted:fish'],
  ['no nuts, sushi', 'diet:nut-free wanted:sushi'],
  ['no nuts and seafood pasta', 'diet:nut-free wanted:seafood wanted:pasta'],
  ['no gluten eggs', 'diet:gluten-free wanted:eggs'],
  ['no nuts, seafood restaurant', 'diet:nut-free wanted:seafood'],
  ['no dairy, no nuts, seafood', 'diet:dairy-free diet:nut-free wanted:seafood'],
  ['no meat, fish', 'diet:vegetarian wanted:fish'],
  ['닭고기, 양파 빼고', 'wanted:chicken unwanted:onions'],
  ['라멘, 새우 빼고', 'wanted:ramen unwanted:shrimp'],
])('a wish after or before the list stays wanted: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test('who avoids a food does not want it, even if another word names it', () => {
  expect(chips("sat next to someone's tuna so no fish for a month")).not.toMatch(/(?:^| )wanted:fish/);
});

test.each([
  ['不要葱、蒜、香菜', 'unwanted:onions unwanted:garlic unwanted:cilantro'],
  ['不吃猪肉、牛肉', 'unwanted:pork unwanted:beef'],
  ['猪肉、牛肉不吃', 'unwanted:pork unwanted:beef'],
  ['不要中餐、日料', 'unwanted:chinese unwanted:japanese'],
  ['돼지고기, 소고기 빼고', 'unwanted:pork unwanted:beef'],
  ['고수 양파 빼고 쌀국수', 'unwanted:cilantro unwanted:onions wanted:pho'],
])('a Chinese or Korean list is refused as a whole: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ["can't have dairy and eggs, chicken tacos", 'eggs'],
  ['no gluten and eggs, chicken', 'eggs'],
  ['no gluten, dairy, eggs, chicken tacos', 'eggs'],
  ['no dairy, nuts or eggs, pork ramen', 'eggs'],
  ['no dairy and eggs, shrimp pasta', 'eggs'],
  ['sin leche y huevo, pollo', 'eggs'],
  ['I die if I eat shrimp, not kidding', 'shrimp'],
  ['I get sick if I eat eggs, not too expensive', 'eggs'],
  ['not kidding i get hives if i eat shrimp', 'shrimp'],
  ['she can not breathe if she eats shrimp', 'shrimp'],
  ['allergic to shellfish and eggs fine dining', 'eggs'],
  ['allergic to peanuts, shrimp fine dining tonight', 'shrimp'],
])('what else the craving says does not make an allergen wanted: %s', (craving, allergen) => {
  expect(readCraving(craving).filters.avoid).toContain(allergen);
  expect(chips(craving)).not.toContain(`wanted:${allergen}`);
});

test.each(['I never get sick if I eat eggs', 'I do not get hives if I eat eggs', 'peanut allergy, eggs are fine'])(
  'food that does no harm is not avoided: %s',
  (craving) => {
    expect(readCraving(craving).filters.avoid).not.toContain('eggs');
  },
);

test.each([
  ['不吃猪肉、清真', 'halal'],
  ['不要辣、素食', 'vegetarian'],
])('a diet after 、 is a wish: %s', (craving, diet) => {
  expect(readCraving(craving).filters.dietary).toContain(diet);
});
