import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ['keep nuts away from my kid', 'diet:nut-free wanted:kids'],
  ['keep the shrimp away from me', 'unwanted:shrimp'],
  ['take the cheese off', 'unwanted:cheese'],
  ['no thanks to nuts', 'diet:nut-free'],
  ['pad thai sans peanuts', 'wanted:pad-thai diet:nut-free'],
  ['sub out the cheese please', 'unwanted:cheese'],
  ['pork is haram', 'unwanted:pork'],
  ['msg gives me headaches', 'unwanted:msg'],
  ['nuts? no way', 'diet:nut-free'],
  ['shrimp: no', 'unwanted:shrimp'],
  ['no: nuts, dairy', 'diet:nut-free diet:dairy-free'],
  ['nuts ❌', 'diet:nut-free'],
  ['quítenle los cacahuates', 'diet:nut-free'],
  ['el doctor me prohibió los mariscos', 'allergy:seafood'],
  ['远离坚果', 'diet:nut-free'],
  ['花生千万别放', 'diet:nut-free'],
  ['견과류 넣지 마세요', 'diet:nut-free'],
  ['계란x', 'unwanted:eggs'],
])('more words refuse the food beside them: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each(["can't do eggs", 'gave up eggs', 'eggs are a no', 'los huevos me hacen daño'])(
  'these words refuse a usual allergen as strongly as an allergy: %s',
  (craving) => {
    expect(readCraving(craving).filters.avoid).toContain('eggs');
  },
);

test.each([
  ['my kid is allergic to dairy eggs soy wheat and nuts', ['eggs', 'soy'], ['dairy-free', 'gluten-free', 'nut-free']],
  ['allergic to dairy, eggs, soy, wheat and nuts', ['eggs', 'soy'], ['dairy-free', 'gluten-free', 'nut-free']],
  ['dairy/egg/nut allergy', ['eggs'], ['dairy-free', 'nut-free']],
  ['allergy list: nuts, eggs, sesame', ['eggs', 'sesame'], ['nut-free']],
  ['egg/dairy free', ['eggs'], ['dairy-free']],
  ['avoid dairy soy eggs', ['soy', 'eggs'], ['dairy-free']],
  ['no nuts no dairy no eggs', ['eggs'], ['nut-free', 'dairy-free']],
  ['carries an epipen for shellfish', ['seafood'], ['nut-free']],
  ['peanuts will kill my son', [], ['nut-free']],
  ['shellfish sends me to the hospital', ['seafood'], []],
  ['si como huevos me muero', ['eggs'], []],
  ['吃了虾会死', ['shrimp'], []],
  ['새우 먹으면 큰일나요', ['shrimp'], []],
  ['allergic to smoked fish', ['fish'], []],
])('no allergen of a text becomes a wish: %s', (craving, avoided, diets) => {
  const { filters, wanted } = readCraving(craving);
  expect(filters.avoid).toEqual(expect.arrayContaining(avoided));
  expect([...filters.dietary].sort()).toEqual([...diets].sort());
  for (const concept of avoided) expect(wanted.map((each) => each.concept)).not.toContain(concept);
});

test.each([
  ['tacos no cilantro, onion', 'wanted:tacos unwanted:cilantro unwanted:onions'],
  ['no mushrooms, olives, or anchovies', 'unwanted:mushrooms unwanted:fish'],
  ["can't have raw fish or soft cheese", 'unwanted:raw-fish unwanted:cheese'],
  ['hold the cheese and the mayo', 'unwanted:cheese unwanted:mayonnaise'],
  ['I do not eat pork, beef', 'unwanted:pork unwanted:beef'],
])('a refusal reaches the rest of its list: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['no onion no garlic jain', 'unwanted:onions unwanted:garlic diet:vegetarian'],
  ['en vez de pescado pollo', 'unwanted:fish wanted:chicken'],
  ['no beef chicken ok', 'unwanted:beef wanted:chicken'],
  ['one of us is allergic to fish one wants tacos', 'allergy:fish wanted:tacos'],
  ["I'll die if I don't eat tacos", 'wanted:tacos'],
  ['allergic to nuts fish tacos', 'diet:nut-free wanted:fish-tacos'],
  ['no onions, mushrooms pizza', 'unwanted:onions wanted:mushrooms wanted:pizza'],
  ['no pizza or could we get tacos', 'unwanted:pizza wanted:tacos'],
  ['nut allergy? No', 'diet:nut-free'],
  ['tacos are a no brainer', 'wanted:tacos'],
  ['火锅可不可以', 'wanted:hot-pot'],
  ['求婚戒指餐厅', 'wanted:proposal'],
  ['San Juan mashed plantains', 'wanted:plantains'],
  ['햄버거 겨자 빼고', 'wanted:burger'],
  ['밀키트 빼고', ''],
])('a wish beside a refusal stays a wish: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});
