import { chipIds, NOW } from '../testing/readCraving';
import { understand } from './understand';

const read = (craving: string) => understand(craving, { now: NOW });
const chips = (craving: string) => chipIds(read(craving));

test.each<[string, string[]]>([
  ['pizza with a 4 year old', ['wanted:pizza', 'wanted:toddler']],
  ['pizza for 10 year olds', ['wanted:pizza', 'wanted:kids']],
  ['tacos, my 6yo is picky', ['wanted:tacos', 'wanted:kids']],
  ['an 8 y/o and burgers', ['wanted:kids', 'wanted:burger']],
  ['wings with a 14-year-old', ['wanted:chicken-wings', 'wanted:teenagers']],
  ['lunch with my 92 yr old neighbor', ['wanted:lunch', 'wanted:older-people']],
  ['带6岁的娃吃拉面', ['wanted:kids', 'wanted:ramen']],
  ['my 6y/o wants tacos', ['wanted:kids', 'wanted:tacos']],
  ['ramen with my 7yr old', ['wanted:kids', 'wanted:ramen']],
  ['pizza with my 6 year old place to play', ['wanted:kids', 'wanted:pizza']],
  ['nothing too spicy for a 6yo', ['unwanted:spicy', 'wanted:kids']],
  ['3살이랑 파스타', ['wanted:toddler', 'wanted:pasta']],
])('an age in digits says who comes along: %s', (craving, expected) => {
  expect(chips(craving)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ...['12 year old scotch', '12yo scotch', '12 yo scotch', 'a 12 y/o bourbon', '12 year old japanese whisky'],
  ...['scotch 12 year old', '5 year old cheddar', '85 year old diner', '90 year old family restaurant'],
  'steak for my 40 year old brother',
])('the age of a drink, a food, a place or an adult brings no company: %s', (craving) => {
  expect(chips(craving).filter((id) => /kids|toddler|teenagers|older-people/.test(id))).toEqual([]);
});

test('only a place is a hundred years old', () => {
  expect(chips('a 100 year old diner')).toEqual(expect.arrayContaining(['wanted:historic', 'wanted:diner']));
});

test('an age is no number of people', () => {
  expect(read('dinner for 10 year olds').filters.partySize).toBeNull();
  expect(read('dinner for 6 y/o twins').filters.partySize).toBeNull();
  expect(chips('same diner for two years')).not.toContain('wanted:couple');
  expect(read('dinner for 10').filters.partySize).toBe(10);
  expect(read('somos doce y queremos pizza').filters.partySize).toBe(12);
});

test('a food that an allergy of a child forbids is still left out', () => {
  expect(read('my 6 year old is allergic to peanuts, pizza').filters.allergic).toEqual(['nut-free']);
  expect(read('no peanuts for my 4yo').filters.allergic).toEqual(['nut-free']);
});
