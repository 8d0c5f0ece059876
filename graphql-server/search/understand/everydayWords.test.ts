import { understand } from './understand';

// Cravings as people type them. An earlier version misread most of them: it wanted what people refused, or refused what
// they wanted.
const NOW = new Date('2026-11-20T18:30:00-06:00'); // a Friday
const read = (craving: string) => understand(craving, { now: NOW });
const chips = (craving: string) => read(craving).chips.flatMap(({ id, kind }) => (kind === 'REMEMBERED' ? [] : [id]));

test.each<[string, string[]]>([
  ['nothing spicy for the kids', ['unwanted:spicy', 'wanted:kids']],
  ['nothing expensive for the family', ['unwanted:expensive', 'wanted:family']],
  ['a bit spicy ramen', ['wanted:spicy', 'wanted:ramen']],
  ['dinner with my gf', ['wanted:dinner']],
  ['taking my gf to sushi', ['wanted:sushi']],
  ['gf and i want tacos', ['wanted:tacos']],
  ['gf pizza', ['diet:gluten-free', 'wanted:pizza']],
  ['the gf crust', ['diet:gluten-free']],
  ['wine bar thats not loud or expensive', ['wanted:wine-bar', 'unwanted:loud', 'unwanted:expensive']],
  ['not too spicy or expensive', ['unwanted:spicy', 'unwanted:expensive']],
  ['no loud music or kids', ['unwanted:loud', 'unwanted:kids']],
  ['no pork or just ramen', ['unwanted:pork', 'wanted:ramen']],
  ['nothing heavy or fried', ['wanted:light', 'unwanted:fried']],
  ['no crowds or loud music', ['wanted:quiet', 'unwanted:loud']],
  ['not stuffy or loud', ['wanted:casual', 'unwanted:loud']],
  ['brunch not crowded or expensive', ['wanted:brunch', 'wanted:quiet', 'unwanted:expensive']],
  ['no chains or fast food', ['wanted:independent', 'unwanted:fast-food']],
  ['no dairy or eggs', ['diet:dairy-free', 'unwanted:eggs']],
  ['no mushrooms on my pizza', ['unwanted:mushrooms', 'wanted:pizza']],
  ['no onions on my burger', ['unwanted:onions', 'wanted:burger']],
  ['no sugar in my coffee', ['wanted:coffee']],
  ['no olives on pizza', ['wanted:pizza']],
  ['no mayo in my sandwich', ['unwanted:mayonnaise', 'wanted:sandwich']],
  ['not that hungry just want a snack', ['wanted:quick-bite']],
  ['not feeling great want soup', ['wanted:soup']],
  ['not super hungry want fries', ['wanted:fries']],
  ['not your average burger', ['wanted:burger']],
  ["wouldn't mind a patio", ['wanted:patio']],
  ['cant stop thinking about birria', ['wanted:birria']],
  ['cant resist a good croissant', ['wanted:croissant']],
  ['cant beat a good burger', ['wanted:burger']],
  ['not afraid of spice', ['wanted:spicy']],
  ['dont forget the fries', ['wanted:fries']],
  ['no cap best wings', ['wanted:chicken-wings']],
  ['no joke spicy ramen', ['wanted:spicy', 'wanted:ramen']],
  ['no such thing as too much garlic', ['wanted:garlic']],
  ['never too much cheese', ['wanted:cheese']],
  ['not necessarily sushi', []],
  ['no soggy fries', ['wanted:fries']],
  ['not dry brisket', ['wanted:brisket']],
  ['less sugar boba', ['wanted:boba']],
  ['less ice boba', ['wanted:boba']],
  ['best place to go for ramen', ['wanted:ramen']],
  ['i want to go to a cozy wine bar', ['wanted:cozy', 'wanted:wine-bar']],
  ['tacos to go', ['wanted:tacos', 'wanted:takeout']],
  ['taco tuesday', ['wanted:tacos', 'open:tuesday']],
  ['nothing too heavy', ['wanted:light']],
  ['chocolate cake slice', ['wanted:cake']],
  ['margarita pizza', ['wanted:pizza']],
  ['burger medium rare', ['wanted:burger']],
  ['allergic to shrimp but want sushi', ['diet:shellfish-free', 'wanted:sushi']],
  ['5 miles or less mexican', ['distance:8.05', 'wanted:mexican']],
  ['allergic to pork, ramen', ['allergy:pork', 'wanted:ramen']],
  ['friend has a fish allergy, burgers', ['wanted:friends', 'allergy:fish', 'wanted:burger']],
  ['allergic to garlic, tacos please', ['allergy:garlic', 'wanted:tacos']],
  ['allergic to mushrooms so pizza without them', ['allergy:mushrooms', 'wanted:pizza']],
  ['allergic to nuts, dairy, shrimp', ['diet:nut-free', 'diet:dairy-free', 'allergy:shrimp']],
  ['no pork, chinese or korean', ['unwanted:pork', 'wanted:chinese', 'wanted:korean']],
  ['not too loud, italian or french', ['unwanted:loud', 'wanted:italian', 'wanted:french']],
  ['nothing spicy, thai or vietnamese ok', ['unwanted:spicy', 'wanted:thai', 'wanted:vietnamese']],
  ['no kids, wine bar or tapas', ['unwanted:kids', 'wanted:wine-bar', 'wanted:tapas']],
  ['no steak or seafood, thai or indian', ['unwanted:steak', 'unwanted:seafood', 'wanted:thai', 'wanted:indian']],
  ['no seafood, pork or beef', ['unwanted:seafood', 'unwanted:pork', 'unwanted:beef']],
  ['no burgers, pizza or tacos', ['unwanted:burger', 'unwanted:pizza', 'unwanted:tacos']],
  ['nobody wants pizza', ['unwanted:pizza']],
  ['nobody in my family likes fish', ['wanted:family', 'unwanted:fish']],
  ['nobody is vegan', ['unwanted:vegan']],
  ["no one's vegan here", ['unwanted:vegan']],
  ['no one in our group eats pork', ['wanted:group', 'unwanted:pork']],
  ['noone likes seafood', ['unwanted:seafood']],
  ['not everyone likes spicy', ['unwanted:spicy']],
  ['nobody drinks', ['wanted:alcohol-free']],
  ["my dad won't eat anything spicy", ['wanted:parents', 'unwanted:spicy']],
  ["he won't eat anything with cheese", ['unwanted:cheese']],
  ['she wont eat seafood or anything raw', ['unwanted:seafood', 'unwanted:raw']],
  ["doesn't have to be vegan, just have options", []],
  ["don't care if it's loud", []],
  ['not opposed to a dive bar', ['wanted:dive']],
  ['not against chinese', ['wanted:chinese']],
  ["instead of burgers let's get tacos", ['unwanted:burger', 'wanted:tacos']],
  ["rather than sushi let's do thai", ['unwanted:sushi', 'wanted:thai']],
  ['no pizza maybe tacos', ['unwanted:pizza', 'wanted:tacos']],
  ['no pizza or maybe tacos', ['unwanted:pizza', 'unwanted:tacos']],
  ["i'd rather have pho than ramen", ['wanted:pho', 'unwanted:ramen']],
  ['prefer thai over indian', ['wanted:thai', 'unwanted:indian']],
  ['mom is allergic to tomatoes, italian', ['wanted:parents', 'allergy:tomatoes', 'wanted:italian']],
  ["we all eat everything except my brother who's vegan", ['wanted:family', 'diet:vegan']],
  ['bored of the usual burgers and pizza', ['unwanted:burger', 'unwanted:pizza']],
  ['not mexican, my husband is mexican', ['unwanted:mexican', 'wanted:couple']],
  ['no burgers on date night', ['unwanted:burger', 'wanted:date']],
  ['taking the gf out', []],
])('understands what the craving wants and refuses: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each<[string, string[]]>([
  ['nada picante para los niños', ['unwanted:spicy', 'wanted:kids']],
  ['no muy ruidoso para mis papas', ['unwanted:loud', 'wanted:parents']],
  ['no como carne roja pero si pollo', ['unwanted:beef', 'wanted:chicken']],
  ['tacos sin carne de cerdo', ['wanted:tacos', 'unwanted:pork']],
  ['不加糖的奶茶', ['wanted:boba']],
  ['不太远的火锅', ['wanted:hot-pot']],
  ['不想去太远的地方吃火锅', ['wanted:hot-pot']],
  ['不想花太多钱吃烤肉', ['wanted:korean-barbecue']],
  ['不能吃辣 川菜', ['unwanted:spicy', 'wanted:sichuan']],
  ['不想吃中餐 泰国菜', ['unwanted:chinese', 'wanted:thai']],
  ['不要寿司 拉面', ['unwanted:sushi', 'wanted:ramen']],
  ['不要辣的火锅', ['unwanted:spicy', 'wanted:hot-pot']],
  ['不吃辣的川菜', ['unwanted:spicy', 'wanted:sichuan']],
  ['不要甜的奶茶', ['unwanted:dessert', 'wanted:boba']],
  ['不辣的火锅', ['unwanted:spicy', 'wanted:hot-pot']],
  ['便宜一点的寿司', ['wanted:cheap', 'wanted:sushi']],
  ['돼지고기 안 들어간 만두', ['unwanted:pork', 'wanted:dumplings']],
  ['견과류 안 들어간 디저트', ['diet:nut-free', 'wanted:dessert']],
  ['매운거 못 먹는데 라멘 추천', ['unwanted:spicy', 'wanted:ramen']],
  ['해산물 못 먹는 남친이랑 스테이크', ['unwanted:seafood', 'wanted:date', 'wanted:steak']],
  ['안 짠 라멘', ['wanted:ramen']],
  ['안 달고 맛있는 케이크', ['wanted:cake']],
  ['술 안 마시는 친구랑', ['unwanted:full-bar', 'wanted:friends']],
  ['해산물 싫어하는 친구랑', ['unwanted:seafood', 'wanted:friends']],
  ['안매운 떡볶이', ['unwanted:spicy', 'wanted:tteokbokki']],
  ['순두부찌개 안맵게', ['wanted:kimchi-stew', 'unwanted:spicy']],
  ['안시끄러운 카페', ['unwanted:loud', 'wanted:cafe']],
  ['돼지고기 안들어간 만두', ['unwanted:pork', 'wanted:dumplings']],
  ['안 비싼 스시', ['unwanted:expensive', 'wanted:sushi']],
  ['안비싼 고기집', ['unwanted:expensive', 'wanted:korean-barbecue']],
  ['안 매운 라면', ['unwanted:spicy', 'wanted:ramen']],
  ['회 먹고싶은데 멀지 않은 곳', ['wanted:sashimi']],
  ['라멘 먹고 싶은데 짜지 않은 곳', ['wanted:ramen']],
  ['피자는 좋아하지 않아요', ['unwanted:pizza']],
  ['덜 매운 라면', ['unwanted:spicy', 'wanted:ramen']],
  ['덜 시끄러운 술집', ['unwanted:loud', 'wanted:pub']],
  ['매콤하게 먹자', ['wanted:spicy']],
  ['시원하게 맥주', ['wanted:cold-food', 'wanted:beer']],
])('understands what the craving wants and refuses in Spanish, Chinese and Korean: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each(['便宜一点的寿司', 'a bit spicy sushi'])(
  'words such as "a bit" do not weaken the dish after the quality: %s',
  (craving) => {
    expect(read(craving).wanted).toContainEqual({ concept: 'sushi', weight: 1 });
  },
);

test.each([
  ['allergic to peanuts, shrimp, and eggs', ['shrimp', 'eggs']],
  ["no fish or shrimp, i'm allergic", ['fish', 'shrimp']],
  ['ni pescado ni mariscos, soy alergico', ['fish', 'shrimp']],
])('an allergy is about every food of its list: %s', (craving, foods) => {
  expect(read(craving).filters.avoid).toEqual(expect.arrayContaining(foods));
});

test('an allergy to one vegetable excludes only texts that name it', () => {
  expect(read('mom is allergic to tomatoes, italian').filters).toMatchObject({ avoid: [], avoidWords: ['tomato'] });
});

test('what does not matter is neither wanted, nor refused, nor a diet', () => {
  for (const craving of [
    "doesn't have to be vegan, just have options",
    "don't care if it's loud",
    'not necessarily sushi',
  ]) {
    const { unwanted, filters } = read(craving);
    expect({ unwanted, dietary: filters.dietary }).toEqual({ unwanted: [], dietary: [] });
  }
});
