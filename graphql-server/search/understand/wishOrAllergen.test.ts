import { readCraving } from '../testing/readCraving';

test.each([
  ['my kid is allergic to dairy eggs soy wheat and nuts', ['eggs', 'soy'], ['dairy-free', 'gluten-free', 'nut-free']],
  ['allergic to dairy, eggs, soy, wheat and nuts', ['eggs', 'soy'], ['dairy-free', 'gluten-free', 'nut-free']],
  ['dairy/egg/nut allergy', ['eggs'], ['dairy-free', 'nut-free']],
  ['allergy list: nuts, eggs, sesame', ['eggs', 'sesame'], ['nut-free']],
  ['egg/dairy free', ['eggs'], ['dairy-free']],
  ['avoid dairy soy eggs', ['soy', 'eggs'], ['dairy-free']],
  ['carries an epipen for shellfish', ['seafood'], ['nut-free']],
  ['peanuts will kill my son', [], ['nut-free']],
  ['shellfish sends me to the hospital', ['seafood'], []],
  ['si como huevos me muero', ['eggs'], []],
  ['吃了虾会死', ['shrimp'], []],
  ['새우 먹으면 큰일나요', ['shrimp'], []],
  ['i will die if there is shellfish', ['seafood'], []],
  ["if there's egg in it my kid gets hives", ['eggs'], []],
  ['if the food contains nuts i end up in the hospital', [], ['nut-free']],
  ["if there was shellfish i'd be in the hospital", ['seafood'], []],
  ['if the sauce contains fish i will die', ['fish'], []],
  ['i get ill if i eat shrimp', ['shrimp'], []],
  ['me muero si hay mariscos', ['seafood'], []],
  ['si lleva huevo me enfermo', ['eggs'], []],
  ['allergic to m.s.g. and shrimp', ['msg', 'shrimp'], []],
  ['allergic to everything but nuts', [], ['nut-free']],
  ['allergic to everything but rice and shrimp', ['shrimp'], []],
  ['allergic to everything but especially chicken', ['chicken'], []],
  ['allergic to vegan burgers', ['burger'], []],
])('no allergen of a text becomes a wish: %s', (craving, avoided, diets) => {
  const { filters, wanted } = readCraving(craving);
  expect(filters.avoid).toEqual(expect.arrayContaining(avoided));
  expect([...filters.dietary].sort()).toEqual([...diets].sort());
  for (const concept of avoided) expect(wanted.map((each) => each.concept)).not.toContain(concept);
});

test.each([
  ['not allergic to dairy eggs', []],
  ['allergic to dairy almond milk latte', ['dairy-free']],
  ['cuando como mariscos me muero de gusto', []],
  ['吃虾的死忠粉', []],
  ['allergic to everything but chicken', []],
  ['allergic to everything except chicken and rice', []],
  ['乳糖过敏无奶蛋糕', ['dairy-free']],
  ['lactose allergy dairy free cake', ['dairy-free']],
  ["i'll be happy if there is shellfish", []],
  ["i'll be happy if i eat shrimp", []],
  ["i won't die if there is seafood", []],
  ['dying to know if there is crab', []],
  ["i'd die happy if there is lobster", []],
  ['i would die of joy if there are oysters', []],
  ['sick day if there is fish soup', []],
  ['cerca del hospital si hay mariscos', []],
])('no wish becomes an allergen: %s', (craving, diets) => {
  const { filters } = readCraving(craving);
  expect([filters.avoid, filters.dietary]).toEqual([[], diets]);
});

test.each([
  ['tacos, 3 year old with a mushroom allergy', 'tacos', 'mushrooms'],
  ['tacos 3 year old mushroom allergy', 'tacos', 'mushrooms'],
  ['라면 3살 고수 알레르기', 'ramen', 'cilantro'],
  ['拉面 孩子香菜过敏', 'ramen', 'cilantro'],
])('a dish before a person with an allergy to another food is still wanted: %s', (craving, dish, allergen) => {
  const { filters, wanted } = readCraving(craving);
  expect(filters.avoid).toEqual([allergen]);
  expect(wanted.map(({ concept }) => concept)).toContain(dish);
});
