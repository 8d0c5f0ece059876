import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ['allergens: milk, egg', 'diet:dairy-free allergy:eggs'],
  ['ALLERGENS: MILK, EGG, FISH', 'diet:dairy-free allergy:eggs allergy:fish'],
  ['allergen: peanuts', 'diet:nut-free'],
  ['allergens milk and egg', 'diet:dairy-free allergy:eggs'],
  ['allergens to avoid: milk', 'diet:dairy-free'],
  ['alérgenos: cacahuate, soya', 'diet:nut-free allergy:soy'],
  ['過敏原：花生、牛奶', 'diet:nut-free diet:dairy-free'],
  ['알레르겐: 계란', 'allergy:eggs'],
  ['땅콩 앨러지', 'diet:nut-free'],
  ['avoid: shrimp, eggs', 'allergy:shrimp allergy:eggs'],
  ["can't eat: shrimp, nuts", 'allergy:shrimp diet:nut-free'],
  ['i cannot eat the following: peanuts, shrimp', 'diet:nut-free allergy:shrimp'],
  ['no: pork, beef', 'unwanted:pork unwanted:beef'],
  ['pizza no: nuts', 'wanted:pizza diet:nut-free'],
  ['restrictions: nuts', 'wanted:mixed-diets diet:nut-free'],
  ['restricciones: mariscos', 'allergy:seafood'],
  ['no puedo comer: mariscos, huevo', 'allergy:seafood allergy:eggs'],
  ['忌口：花生、虾', 'diet:nut-free allergy:shrimp'],
  ['不能吃：花生、虾', 'diet:nut-free allergy:shrimp'],
  ['못 먹는 것: 땅콩, 우유', 'diet:nut-free diet:dairy-free'],
  ['libre de gluten y huevo', 'diet:gluten-free allergy:eggs'],
])('no food of a list of allergens is wanted: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['allergen menu seafood', 'wanted:seafood'],
  ['seafood with allergen info', 'wanted:seafood'],
  ['allergens listed seafood', 'wanted:seafood'],
  ['allergens are handled well seafood', 'wanted:seafood'],
  ['no:1 seafood', 'wanted:seafood'],
  ['allergies: none, shrimp', 'wanted:shrimp'],
  ['allergies: no, seafood please', 'wanted:seafood'],
  ['alergias: ninguna, mariscos', 'wanted:seafood'],
  ['过敏：无，想吃海鲜', 'wanted:seafood'],
  ['no restrictions: seafood', 'unwanted:mixed-diets wanted:seafood'],
  ['restrictions: vegan', 'wanted:mixed-diets diet:vegan'],
  ['must have: shrimp, crab', 'wanted:shrimp wanted:crab'],
  ['never mind: tacos', 'wanted:tacos'],
  ['is it fancy? no: casual', 'wanted:upscale wanted:casual'],
  ['no: kids, yes: dog', 'unwanted:kids wanted:dog'],
  ["i don't eat out much: seafood please", 'wanted:seafood'],
  ['budget restrictions: seafood under $20', 'wanted:cheap wanted:mixed-diets wanted:seafood price:$-$$'],
  ['nothing off limits: seafood', 'wanted:seafood'],
  ['dont want anything heavy: shrimp salad', 'wanted:light wanted:shrimp wanted:salad'],
  ['过敏：没有，想吃虾', 'wanted:shrimp'],
])('a wish after a heading, and beside the word for allergens, stays a wish: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test('in "allergies: no nuts", the nuts are refused', () => {
  expect(readCraving('allergies: no nuts').filters.dietary).toEqual(['nut-free']);
});
