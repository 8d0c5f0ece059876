import { chipIds, NOW } from '../testing/readCraving';
import { understand } from './understand';

// Cravings as people type them. An earlier version of `understand` misread most of them: it wanted what people refused,
// or refused what they wanted.
const read = (craving: string) => understand(craving, { now: NOW });
const chips = (craving: string) => chipIds(read(craving));

test.each<[string, string[]]>([
  ['nothing spicy for the kids', ['unwanted:spicy', 'wanted:kids']],
  ['nothing expensive for the family', ['unwanted:expensive', 'wanted:family']],
  ['a bit spicy ramen', ['wanted:spicy', 'wanted:ramen']],
  ['dinner with my gf', ['wanted:dinner']],
  ['taking my gf to sushi', ['wanted:sushi']],
  ['gf and i want tacos', ['wanted:tacos']],
  ["mom's birthday pizza", ['wanted:parents', 'wanted:birthday', 'wanted:pizza']],
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
  ['no dairy or eggs', ['diet:dairy-free', 'allergy:eggs']],
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
  ['no steak or seafood, thai or indian', ['unwanted:steak', 'allergy:seafood', 'wanted:thai', 'wanted:indian']],
  ['no seafood, pork or beef', ['allergy:seafood', 'unwanted:pork', 'unwanted:beef']],
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
  ['she wont eat seafood or anything raw', ['allergy:seafood', 'unwanted:raw']],
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
  ['not too far sushi', ['wanted:sushi']],
  ['somewhere not too far with tacos', ['wanted:tacos']],
  ["i don't have a car need pizza close by", ['wanted:pizza']],
  ['refuse to cook want pizza', ['wanted:pizza']],
  ["don't feel good want soup", ['wanted:soup']],
  ['cheap sushi that wont make me sick', ['wanted:cheap', 'wanted:sushi']],
  ['kids are out of school and they want chicken fingers', ['wanted:kids', 'wanted:chicken-tenders']],
  ['the mac and cheese is out of this world', ['wanted:mac-and-cheese']],
  ['sushi is out', ['unwanted:sushi']],
  ['kids are not allowed', ['unwanted:kids']],
  ['less fancy more fun', ['unwanted:upscale', 'wanted:lively']],
  ['if not sushi then ramen', ['unwanted:sushi', 'wanted:ramen']],
  ["can't find good pho anywhere", ['wanted:pho']],
  ['nothing like a good bagel', ['wanted:bagel']],
  ["who doesn't love pizza", ['wanted:pizza']],
  ["don't want to pay a lot for sushi", ['wanted:sushi']],
  ['not paying $20 for a burger', ['price:$-$$', 'wanted:burger']],
  ['where there are no kids', ['unwanted:kids']],
  ['sushi is a no', ['unwanted:sushi']],
  ['easy on the garlic', ['unwanted:garlic']],
  ["don't mind loud", []],
  ["don't care for sushi", ['unwanted:sushi']],
  ['green sauce enchiladas', ['wanted:enchiladas']],
  ['nobody here wants pizza', ['unwanted:pizza']],
  ['dont even want sushi', ['unwanted:sushi']],
  ['no desire for tacos', ['unwanted:tacos']],
  ['alergico a los mariscos y al cacahuate', ['diet:shellfish-free', 'diet:nut-free']],
  ['allergic to peanuts and to shellfish', ['diet:nut-free', 'allergy:seafood']],
  ['no he comido tacos en un mes', ['wanted:tacos']],
  ['nada mas unos tacos', ['wanted:tacos']],
  ['no hay nada como unos buenos tacos', ['wanted:tacos']],
  ['ya me canse de la pizza', ['unwanted:pizza']],
  ['un cafecito', ['wanted:coffee']],
  ['chilaquiles verdes', ['wanted:mexican']],
  ['no more than 15 mins thai', ['wanted:thai']],
  ['cant eat before 7 thai', ['open:before-7', 'wanted:thai']],
  ['dont get off til 9 tacos', ['open:til-9', 'wanted:tacos']],
  ['no more burgers', ['unwanted:burger']],
  ['7ish tacos', ['open:7-ish', 'wanted:tacos']],
  ['sat 12 wings', ['open:12-sat', 'wanted:chicken-wings']],
  ['dinner at 730 n clark', ['wanted:dinner']],
  ['open 24/7', ['wanted:open-24-hours']],
  ['late nite tacos', ['wanted:late-night', 'wanted:tacos']],
  ['10/10 ramen', ['wanted:ramen']],
  ['the usual place is shut', ['wanted:regulars']],
  ["my roommate can't be in a room with peanuts", ['wanted:friends', 'diet:nut-free']],
  ['porch light on and gravy', ['wanted:patio', 'wanted:light']],
  ['not hungry enough for dinner', ['unwanted:dinner']],
  ['not plant based', ['unwanted:vegan']],
  ['no meat sauce', ['unwanted:meat-heavy']],
  ['easy on the wallet sushi', ['wanted:sushi']],
  ['i forget the name of the sushi place', ['wanted:sushi']],
  ['sushi is out tonight', ['unwanted:sushi', 'open:tonight']],
  ['wish we had tacos today', ['wanted:tacos', 'open:today']],
  ['had sushi cravings all week', ['wanted:sushi']],
])('understands what the craving wants and refuses: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each<[string, string[]]>([
  ['nada picante para los niños', ['unwanted:spicy', 'wanted:kids']],
  ['no muy ruidoso para mis papas', ['unwanted:loud', 'wanted:parents']],
  ['no como carne roja pero si pollo', ['unwanted:beef', 'wanted:chicken']],
  ['tacos sin carne de cerdo', ['wanted:tacos', 'unwanted:pork']],
  ['hace mucho que no como sushi', ['wanted:sushi']],
  ['pastel no muy dulce', ['wanted:cake']],
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
  ['我对海鲜和花生过敏,想吃中餐', ['allergy:seafood', 'diet:nut-free', 'wanted:chinese']],
  ['有沒有不貴的壽司', ['unwanted:expensive', 'wanted:sushi']],
  ['無麩質的義大利麵', ['diet:gluten-free', 'wanted:pasta']],
  ['別太吵的居酒屋', ['unwanted:loud', 'wanted:izakaya']],
  ['對花生過敏，想吃泰國菜', ['diet:nut-free', 'wanted:thai']],
  ['香菜不要 越南粉', ['unwanted:cilantro', 'wanted:pho']],
  ['日料吃腻了 韩餐吧', ['unwanted:japanese', 'wanted:korean']],
  ['午餐不要 辣的', ['wanted:lunch', 'unwanted:spicy']],
  ['好久没吃寿司了', ['wanted:sushi']],
  ['还没吃晚饭', ['wanted:dinner']],
  ['不吃猪肉和牛肉', ['unwanted:pork', 'unwanted:beef']],
  ['鸡肉和牛肉', ['wanted:chicken', 'wanted:beef']],
  ['和牛', ['wanted:steak']],
  ['不怕辣的川菜', ['wanted:spicy', 'wanted:sichuan']],
  ['火锅昨天吃过了', ['unwanted:hot-pot']],
  ['不太想吃面', ['unwanted:noodles']],
  ['不要太甜的蛋糕店', ['unwanted:sweet', 'wanted:cake']],
  ['贵一点也没关系', []],
  ['돼지고기 안 들어간 만두', ['unwanted:pork', 'wanted:dumplings']],
  ['견과류 안 들어간 디저트', ['diet:nut-free', 'wanted:dessert']],
  ['매운거 못 먹는데 라멘 추천', ['unwanted:spicy', 'wanted:ramen']],
  ['해산물 못 먹는 남친이랑 스테이크', ['allergy:seafood', 'wanted:date', 'wanted:steak']],
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
  ['땅콩이랑 새우 알레르기', ['diet:nut-free', 'diet:shellfish-free']],
  ['초밥 못 먹은지 오래', ['wanted:sushi']],
  ['아직 저녁 안 먹었어', ['wanted:dinner']],
  ['한식은 어제 먹어서 오늘은 멕시칸', ['unwanted:korean', 'open:오-늘', 'wanted:mexican']],
  ['시끄러워도 괜찮아', []],
  ['친구 안 오는 날 라멘', ['wanted:friends', 'wanted:ramen']],
])('understands what the craving wants and refuses in Spanish, Chinese and Korean: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each(['便宜一点的寿司', 'a bit spicy sushi'])(
  'words such as "a bit" belong to the quality, and do not lower the weight of the dish: %s',
  (craving) => {
    expect(read(craving).wanted).toContainEqual({ concept: 'sushi', weight: 1 });
  },
);

test.each([
  ['she gets hives if she touches peanuts, thai food', ['diet:nut-free', 'wanted:thai']],
  ["i'll be sick if i have dairy", ['diet:dairy-free']],
  ['my throat swells if i eat shrimp', ['allergy:shrimp']],
  ["i'd be happy if i had sushi", ['wanted:sushi']],
  ['sick day and hungry if they have soup', ['wanted:soup']],
  ['i was sick but if i have ramen i feel better', ['wanted:ramen']],
])('a food is an allergen only if the craving says that the food makes somebody ill: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(expect.arrayContaining(understood));
});

test.each([
  ['allergic to peanuts, shrimp, and eggs', ['shrimp', 'eggs']],
  ["no fish or shrimp, i'm allergic", ['fish', 'shrimp']],
  ['ni pescado ni mariscos, soy alergico', ['fish', 'shrimp']],
])('an allergy applies to every food that the craving lists: %s', (craving, foods) => {
  expect(read(craving).filters.avoid).toEqual(expect.arrayContaining(foods));
});

test.each([
  ['its raining outside and i want soup', ['wanted:rainy-day', 'wanted:soup']],
  ['we’re both in our 70s', []],
  ['70s music', ['wanted:retro']],
  ['a regular pizza', ['wanted:pizza']],
  ['not dark, I need to read the menu', ['unwanted:dim-lit']],
  ['date night, kids are at grandma’s', ['wanted:date']],
])('the meaning of a word depends on the words around it: %s', (craving, expected) => {
  const chips = understand(craving, { now: new Date('2026-11-20T18:30:00-06:00') }).chips;
  expect(chips.flatMap(({ id, kind }) => (kind === 'REMEMBERED' ? [] : [id]))).toEqual(expected);
});

test('the nationality of in-laws is not a wish for a cuisine', () => {
  const chips = understand('my in-laws are mexican', { now: new Date('2026-11-20T18:30:00-06:00') }).chips;
  expect(chips.map(({ id }) => id)).toEqual(['wanted:in-laws']);
});

test.each([
  ['allergic to nuts and mustard', ['mustard']],
  ['mustard and nut allergy', ['mustard']],
  ['allergic to shrimp, mustard and celery', ['mustard', 'celer']],
  ['alérgico a la mostaza y al apio', ['mostaza', 'mustard', 'apio', 'celer']],
  ['allergic to kiwi', ['kiwi']],
  ['honey allergy, brunch', ['honey']],
  ['allergic to nuts and looking for tacos', []],
  ['allergic to nuts, coffee', []],
  ['nut allergy, wine bar', []],
  ['coffee and nut allergy', []],
  ['coffee allergy', ['coffe']],
])('each allergen without a food concept is excluded by its name, but a wanted food is not: %s', (craving, words) => {
  expect(read(craving).filters.avoidWords).toEqual(words);
});

test('an allergy to one vegetable excludes only places whose texts name this vegetable', () => {
  expect(read('mom is allergic to tomatoes, italian').filters).toMatchObject({ avoid: [], avoidWords: ['tomato'] });
});

test('something that does not matter to the diner is neither refused nor a diet that a place must offer', () => {
  for (const craving of [
    "doesn't have to be vegan, just have options",
    "don't care if it's loud",
    'not necessarily sushi',
  ]) {
    const { unwanted, filters } = read(craving);
    expect({ unwanted, dietary: filters.dietary }).toEqual({ unwanted: [], dietary: [] });
  }
});

test.each([
  ['kosher or halal', ['kosher', 'halal']],
  ['gluten free pizza, kosher or halal steakhouse', ['kosher', 'halal']],
  ['halal food or at least kosher', ['halal', 'kosher']],
  ['keto, halal or vegan', ['keto', 'halal', 'vegan']],
  ['comida halal o kosher', ['halal', 'kosher']],
  ['清真或素食', ['halal', 'vegetarian']],
  ['할랄 또는 코셔', ['halal', 'kosher']],
  ['할랄이나 코셔', ['halal', 'kosher']],
  ['kosher or halal or vegan', ['kosher', 'halal', 'vegan']],
  ['halal and kosher', []],
  ['vegan tacos or burritos gluten free', []],
  ['vegan, can u do halal', []],
  ['vegan halal or kosher', ['halal', 'kosher']],
  ['vegetarian or not, halal', []],
  ['no gluten or dairy', []],
  ['allergic to gluten or dairy', []],
  ['nut free or dairy free', []],
  ['gluten free or dairy free', ['gluten-free', 'dairy-free']],
  ["can't eat gluten or dairy", []],
  ['intolerant to gluten or lactose', []],
  ['no gluten or no dairy', []],
  ['sin gluten o sin lactosa', []],
  ['gluten or dairy free', []],
])('in the craving %j, the diets of which one is enough are %j', (craving, diets) => {
  expect(read(craving).filters.dietaryEither).toEqual(diets);
});

test.each([
  'nothing with gluten or dairy',
  'cannot do gluten or dairy',
  'we avoid gluten or dairy',
  'free of gluten or dairy',
  'no puedo comer gluten o lactosa',
])('a place must offer every diet that a refusal requires: %s', (craving) => {
  expect(read(craving).filters).toMatchObject({ dietary: ['gluten-free', 'dairy-free'], dietaryEither: [] });
});

test('"vegan or vegetarian" means vegetarian, also in Korean', () => {
  expect(read('vegan or vegetarian').filters.dietary).toEqual(['vegetarian']);
  expect(read('비건 또는 채식').filters.dietary).toEqual(['vegetarian']);
  expect(read('비건이나 채식').filters.dietary).toEqual(['vegetarian']);
});
