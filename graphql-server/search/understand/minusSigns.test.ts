import { chipIds, NOW } from '../testing/readCraving';
import { understand } from './understand';

const chips = (craving: string) => chipIds(understand(craving, { now: NOW }));

test.each([
  ['tacos -cilantro', ['wanted:tacos', 'unwanted:cilantro']],
  ['thai -spicy', ['wanted:thai', 'unwanted:spicy']],
  ['-ramen', ['unwanted:ramen']],
  ['-cilantro -onion tacos', ['unwanted:cilantro', 'unwanted:onions', 'wanted:tacos']],
  ['-pork ramen', ['unwanted:pork', 'wanted:ramen']],
  ['pizza -onions -mushrooms please', ['wanted:pizza', 'unwanted:onions', 'unwanted:mushrooms']],
  ['coffee -starbucks', ['wanted:coffee', 'unwanted:like:starbucks']],
  ['hamburguesa -cebolla', ['wanted:burger', 'unwanted:onions']],
  ['thai -peanuts', ['wanted:thai', 'diet:nut-free']],
  ['pizza −gluten', ['wanted:pizza', 'diet:gluten-free']],
])('a minus sign before a word refuses it: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each([
  ['thai -nut free', ['wanted:thai', 'diet:nut-free']],
  ['thai -no peanuts', ['wanted:thai', 'diet:nut-free']],
  ['-ramen -quiet', ['wanted:ramen', 'wanted:quiet']],
  ['-spicy ramen -quiet place', ['wanted:spicy', 'wanted:ramen', 'wanted:quiet']],
  ['burgers - fries', ['wanted:burger', 'wanted:fries']],
  ['dine-in ramen', ['wanted:ramen']],
  ['gluten -free pizza', ['diet:gluten-free', 'wanted:pizza']],
  ['nut -free bakery', ['diet:nut-free', 'wanted:bakery']],
  ['kid -friendly tacos', ['wanted:kids', 'wanted:tacos']],
  ['plant -based burgers', ['diet:vegan', 'wanted:burger']],
  ['tex -mex', ['wanted:tex-mex']],
  ['non -alcoholic drinks', ['wanted:mocktails']],
  ['mid-price pizza', ['wanted:mid-price', 'wanted:pizza']],
])('a dash is no refusal before a diet, between words, or as the bullet of a list: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test('an unknown word after a minus sign is not searched for', () => {
  const { terms } = understand('pizza -zebrano', { now: new Date() });
  expect(terms.map(({ word }) => word)).toEqual(['pizza']);
});
