import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ['❌ peanuts', 'diet:nut-free'],
  ['peanuts ❌', 'diet:nut-free'],
  ['❌花生', 'diet:nut-free'],
  ['nuts 🙅', 'diet:nut-free'],
  ['🙅‍♀️🥜', 'diet:nut-free'],
  ['🥜❌ 🦐❌', 'diet:nut-free unwanted:shrimp'],
  ['peanuts ❌ shrimp ❌ eggs ❌', 'diet:nut-free unwanted:shrimp unwanted:eggs'],
  ['花生❌ 牛肉✅', 'diet:nut-free wanted:beef'],
  ['shrimp ✅ peanuts ❌', 'wanted:shrimp diet:nut-free'],
  ['✅ shrimp ❌ peanuts', 'wanted:shrimp diet:nut-free'],
  ['shrimp ❌ steak', 'unwanted:shrimp wanted:steak'],
  ['pad thai ❌ peanuts', 'wanted:pad-thai diet:nut-free'],
  ['tacos 🙅‍♂️ onions', 'wanted:tacos unwanted:onions'],
  ['shrimp 🚫🥜', 'wanted:shrimp diet:nut-free'],
  ['🚫🐟🚫🥚', 'allergy:fish diet:egg-free'],
  ['🚫🥛', 'diet:dairy-free'],
  ['🦐 boil', 'wanted:shrimp'],
  ['cebolla ❌ tacos', 'unwanted:onions wanted:tacos'],
  ['고수 ❌ 쌀국수', 'unwanted:cilantro wanted:pho'],
  ['tacos ❌ onions', 'wanted:tacos unwanted:onions'],
  ['chicken ❌ tacos', 'wanted:chicken unwanted:tacos'],
  ['burger ❌ onions ❌ fries', 'wanted:burger unwanted:onions unwanted:fries'],
  ['love onions ❌ salad', 'wanted:onions unwanted:salad'],
  ['craving mushrooms yuck tacos', 'wanted:mushrooms unwanted:tacos'],
  ['sushi ❌ ramen', 'wanted:sushi unwanted:ramen'],
  ['mushrooms yuck pizza', 'unwanted:mushrooms wanted:pizza'],
  ['tacos yuck cilantro', 'wanted:tacos unwanted:cilantro'],
  ['onions 🚫 tacos', 'wanted:onions unwanted:tacos'],
])('a sign refuses the food before or after it: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});
