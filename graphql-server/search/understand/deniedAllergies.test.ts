import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  'no nut allergies',
  'we have no nut allergy',
  "I don't have a nut allergy",
  'nobody here is allergic to nuts',
  'no soy alérgica a las nueces',
  '没有花生过敏',
  '땅콩 알레르기 없어요',
])('an allergy that nobody has is neither needed nor refused: %s', (craving) => {
  expect(chips(craving)).toBe('');
});

test.each([
  ['no nut allergy', 'diet:nut-free'],
  ['no nuts allergy', 'diet:nut-free'],
  ['no nut allergy menu', 'diet:nut-free'],
  ['thai no nut allergy', 'wanted:thai diet:nut-free'],
  ["I don't have a nut allergy but my wife does", 'diet:nut-free'],
  ["won't set off my peanut allergy", 'diet:nut-free'],
  ['no pork nut allergy', 'unwanted:pork diet:nut-free'],
  ["can't believe I have a nut allergy", 'diet:nut-free'],
  ['no stress about peanut allergy', 'diet:nut-free'],
  ["nothing that isn't nut free", 'diet:nut-free'],
  ['sin riesgo para mi alergia a las nueces', 'diet:nut-free'],
  ['땅콩 알레르기 없는 식당', 'diet:nut-free'],
  ['새우, 땅콩 알레르기 없는 식당', 'allergy:shrimp diet:nut-free'],
  ['没有花生过敏的店', 'diet:nut-free'],
])('a refusal beside an allergy does not refuse the allergy: %s', (craving, understood) => {
  expect(chips(craving)).toContain(understood);
  expect(chips(craving)).not.toContain('unwanted:nut-free');
});
