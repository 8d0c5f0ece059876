import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ['keep nuts away from my kid', 'diet:nut-free wanted:kids'],
  ['keep shrimp away from my daughter', 'allergy:shrimp wanted:kids'],
  ["don't feed my kid nuts", 'wanted:kids diet:nut-free'],
  ['no thanks to nuts', 'diet:nut-free'],
  ['pad thai sans peanuts', 'wanted:pad-thai diet:nut-free'],
  ['pizza sans cheese', 'wanted:pizza unwanted:cheese'],
  ['nuts? no way', 'diet:nut-free'],
  ['peanuts? no!', 'diet:nut-free'],
  ['eggs: no', 'unwanted:eggs'],
  ['omit the egg', 'allergy:eggs'],
  ['leave nuts out', 'diet:nut-free'],
  ['nuts not allowed', 'diet:nut-free'],
  ['nuts are deadly to me', 'diet:nut-free'],
  ["I don't want an allergic reaction to shrimp", 'allergy:shrimp'],
  ['nothing cooked in peanut oil', 'diet:nut-free'],
  ['no dishes with eggs', 'unwanted:eggs'],
  ["can't do eggs", 'allergy:eggs'],
  ['allergic to smoked fish', 'unwanted:smoked allergy:fish'],
  ['no nuts no dairy no eggs', 'diet:nut-free diet:dairy-free diet:egg-free'],
  ['avoid wheat avoid eggs', 'diet:gluten-free allergy:eggs'],
  ['tacos no cilantro, onion', 'wanted:tacos unwanted:cilantro unwanted:onions'],
])('a food that the craving keeps out is not wanted: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['postre libre de nueces', 'wanted:dessert diet:nut-free'],
  ['prohibido el cacahuate', 'diet:nut-free'],
  ['quítale el huevo', 'allergy:eggs'],
  ['el huevo le hace daño', 'allergy:eggs'],
  ['no tolero el huevo', 'allergy:eggs'],
  ['¿nueces? ni hablar', 'diet:nut-free'],
  ['不要坚果不要奶不要蛋', 'diet:nut-free diet:dairy-free allergy:eggs'],
  ['花生不能碰', 'diet:nut-free'],
  ['远离花生', 'diet:nut-free'],
  ['不要香菜，葱', 'unwanted:cilantro unwanted:onions'],
  ['계란, 우유, 땅콩 다 빼고', 'allergy:eggs diet:dairy-free diet:nut-free'],
  ['땅콩 피해주세요', 'diet:nut-free'],
  ['땅콩 먹으면 죽어요', 'diet:nut-free'],
  ['땅콩? 안 돼', 'diet:nut-free'],
  ['밀크 빼고 라떼', 'diet:dairy-free wanted:espresso'],
  ['밀키트 빼고', ''],
])('the same holds in the other languages: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['keep the oysters coming', 'wanted:oysters'],
  ['take out seafood', 'wanted:takeout wanted:seafood'],
  ['will I regret the fish? no', 'wanted:fish'],
  ['we want fish, no?', 'wanted:fish'],
  ['fish, never frozen', 'wanted:fish'],
  ["can't do fish again", 'unwanted:fish'],
  ["can't do without eggs", 'unwanted:egg-free'],
  ['buffet libre de mariscos', 'wanted:buffet wanted:seafood'],
  ['los camarones me matan, qué ricos', 'wanted:shrimp'],
  ['不禁想吃海鲜', 'wanted:seafood'],
  ['海鲜不可少', 'wanted:seafood'],
  ['생선 먹으면 죽어도 좋아', 'wanted:fish'],
])('words that only look like this keep a wish: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['burger no mustard', 'wanted:burger', ['mustard']],
  ['hamburguesa sin mostaza', 'wanted:burger', ['mostaza']],
  ['汉堡不要芥末', 'wanted:burger', ['芥末']],
  ['햄버거 겨자 빼고', 'wanted:burger', ['겨자']],
  ['피자 올리브 빼고', 'wanted:pizza', ['올리브']],
])(
  'a refused topping that the search cannot use is reported, and its dish stays wanted: %s',
  (craving, understood, words) => {
    expect(chips(craving)).toBe(understood);
    expect(readCraving(craving).unknownWords).toEqual(words);
  },
);
