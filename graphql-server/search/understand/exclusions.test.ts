import { chipIds, NOW } from '../testing/readCraving';
import { understand } from './understand';

// Most of these tests use cravings in which people say what they do not want. "The memory" consists of example
// cravings. A search also uses the concepts that similar example cravings want (see recall).
const read = (craving: string) => understand(craving, { now: NOW });
const chips = (craving: string) => chipIds(read(craving));

test.each([
  ['mexican is off the table, sushi too', ['unwanted:mexican', 'unwanted:sushi']],
  ['pizza is out and so is sushi', ['unwanted:pizza', 'unwanted:sushi']],
  ['no burgers, pizza, tacos', ['unwanted:burger', 'unwanted:pizza', 'unwanted:tacos']],
  ['not burgers/pizza/tacos', ['unwanted:burger', 'unwanted:pizza', 'unwanted:tacos']],
  ['pizza no, sushi no', ['unwanted:pizza', 'unwanted:sushi']],
  ['burgers? no thanks', ['unwanted:burger']],
  ['i’ve had my fill of sushi', ['unwanted:sushi']],
  ['enough with the tacos', ['unwanted:tacos']],
  ['i’m over pizza', ['unwanted:pizza']],
  ['pizza’d out', ['unwanted:pizza']],
  ['tacos are getting old', ['unwanted:tacos']],
  ['anything besides tacos', ['unwanted:tacos']],
  ['anything apart from pizza', ['unwanted:pizza']],
  ['everything aside from shellfish', ['allergy:seafood']],
  ['apart from nuts, thai', ['diet:nut-free', 'wanted:thai']],
  ['no meat apart from fish', ['diet:vegetarian', 'wanted:fish']],
  ['seat them apart from the bar', ['wanted:pub']],
  ['aside from the price nice patio', ['wanted:patio']],
  ['aside from tacos we also want wings', ['wanted:tacos', 'wanted:chicken-wings']],
  ['apart from my brother who is vegan we all eat meat', ['wanted:family', 'diet:vegan', 'wanted:meat-heavy']],
  ['aside from vegan options i want burgers', ['diet:vegan', 'wanted:burger']],
  ['aside from tacos no wings either', ['unwanted:tacos', 'unwanted:chicken-wings']],
  ['no soy for my son steak', ['allergy:soy', 'wanted:kids', 'wanted:steak']],
  ['not good for kids', ['unwanted:kids']],
  ['light on the nuts', ['wanted:light', 'diet:nut-free']],
  ['burger light on mayo', ['wanted:burger', 'wanted:light', 'unwanted:mayonnaise']],
  ['something light on the patio', ['wanted:light', 'wanted:patio']],
  ['string lights on the cheese cart', ['wanted:light', 'wanted:cheese']],
  ['hold the meat pizza', ['diet:vegetarian', 'wanted:pizza']],
  ['hold the milk latte', ['diet:dairy-free', 'wanted:espresso']],
  ['hold the pickles burger', ['unwanted:fermented', 'wanted:burger']],
  ['hold the pizza', ['unwanted:pizza']],
  ['hold the pizza tacos', ['unwanted:pizza', 'unwanted:tacos']],
  ['hold the pizza and tacos', ['unwanted:pizza', 'unwanted:tacos']],
  ['hold the special sauce', []],
  ['burger with special sauce', ['wanted:burger']],
  ['a special dinner', ['wanted:special-occasion']],
  ['nowhere loud', ['unwanted:loud']],
  ['not big on seafood', ['unwanted:seafood']],
  ['my dad despises sushi', ['wanted:parents', 'unwanted:sushi']],
  ['too many burgers lately', ['unwanted:burger']],
  ['we just had thai', ['unwanted:thai']],
  ['had mexican for lunch, ramen maybe', ['unwanted:mexican', 'wanted:lunch', 'wanted:ramen']],
  ['we always get pizza, something else', ['unwanted:pizza']],
  ['no pizza, the kids had pizza at school', ['unwanted:pizza', 'wanted:kids']],
  ['no onions, onions give me gas', ['unwanted:onions']],
  ['my italian husband says no italian', ['unwanted:italian']],
  ['went to a steakhouse last night, something light', ['unwanted:steakhouse', 'wanted:light']],
  ['no seafood except shrimp', ['unwanted:seafood', 'wanted:shrimp']],
  ['not sushi my husband is gluten free', ['unwanted:sushi', 'diet:gluten-free']],
  ['no pork we are muslim', ['unwanted:pork', 'diet:halal']],
  ['nothing spicy my kid has a nut allergy', ['unwanted:spicy', 'wanted:kids', 'diet:nut-free']],
  ['nothing fried my doctor says low sodium', ['unwanted:fried', 'wanted:healthy']],
  ['i can’t hear in noisy restaurants', ['wanted:conversation-friendly', 'unwanted:loud']],
  ['too cold to sit outside', ['unwanted:outdoor-seating']],
  ['no dairy or soy', ['diet:dairy-free', 'allergy:soy']],
  ['shrimp gives me hives', ['allergy:shrimp']],
  ['peanuts give her a rash', ['diet:nut-free']],
  ['no shrimp pasta, shrimp gives me hives', ['unwanted:shrimp', 'wanted:pasta', 'allergy:shrimp']],
  ['vegan food other than salad', ['diet:vegan', 'unwanted:salad']],
  ['don’t want anything heavy or spicy', ['wanted:light', 'unwanted:spicy']],
  ['don’t want a bar where there’s loud music', ['unwanted:pub', 'unwanted:loud']],
  ['halal food other than chicken', ['diet:halal', 'unwanted:chicken']],
  ['i don’t eat meat but love a good burger', ['diet:vegetarian', 'wanted:burger']],
  ['vegano menos caro', ['diet:vegan', 'unwanted:expensive']],
  ['had pizza yesterday, don’t want it again', ['unwanted:pizza']],
  ['already had dinner, dessert only', ['unwanted:dinner', 'wanted:dessert']],
  ['no alcohol except beer', ['wanted:alcohol-free', 'wanted:beer']],
  ['no loud music where i can hear my date', ['unwanted:loud', 'wanted:conversation-friendly', 'wanted:date']],
  ['so much pizza this week', ['unwanted:pizza']],
  ['basta de pizza', ['unwanted:pizza']],
  ['no se me antoja sushi', ['unwanted:sushi']],
  ['otra vez pizza no', ['unwanted:pizza']],
  ['ya comimos tacos ayer', ['unwanted:tacos']],
  ['descartado el sushi', ['unwanted:sushi']],
  ['昨天刚吃过寿司', ['unwanted:sushi']],
  ['寿司不考虑', ['unwanted:sushi']],
  ['别再吃火锅了', ['unwanted:hot-pot']],
  ['午餐不要辣的', ['wanted:lunch', 'unwanted:spicy']],
  ['피자는 이제 그만', ['unwanted:pizza']],
  ['피자만 아니면 돼', ['unwanted:pizza']],
  ['어제 피자 먹었어', ['unwanted:pizza']],
  ['피자 질려요', ['unwanted:pizza']],
  ['소고기나 돼지고기 말고', ['unwanted:beef', 'unwanted:pork']],
  ['소고기랑 돼지고기 안 먹어요', ['unwanted:beef', 'unwanted:pork']],
  ['초밥이나 피자 말고 면 요리', ['unwanted:sushi', 'unwanted:pizza', 'wanted:noodles']],
  ['牛肉和猪肉都不要', ['unwanted:beef', 'unwanted:pork']],
  ['火锅或烧烤除外', ['unwanted:hot-pot', 'unwanted:barbecue']],
  ['치킨이나 피자', ['wanted:fried-chicken', 'wanted:pizza']],
])('understands what the craving refuses and wants: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test.each([
  ['can’t get enough of tacos', ['wanted:tacos']],
  ['haven’t had good pho in months', ['wanted:pho']],
  ['had a craving for pizza all week', ['wanted:pizza']],
  ['had tacos last week and want them again', ['wanted:tacos']],
  ['had pho yesterday and loved it', ['wanted:pho']],
  ['just had hip surgery, ramp', ['wanted:wheelchair-accessible']],
  ['no meat except fish', ['wanted:vegetarian', 'wanted:fish']],
  ['no meat except duck', ['wanted:vegetarian', 'wanted:duck']],
  ['onion rings not fries', ['wanted:fries']],
  ['soup makes me feel better when i’m sick', ['wanted:soup', 'wanted:comfort-food', 'wanted:sick-day']],
  ['quiet but not too quiet', ['wanted:quiet']],
  ['spicy but not crazy spicy', ['wanted:spicy']],
  ['chinese but not a chinese buffet', ['wanted:chinese', 'wanted:buffet']],
  ['picked up my wife already, romantic', ['wanted:couple', 'wanted:romantic']],
  ['been to japan twice, want authentic ramen', ['wanted:japanese', 'wanted:authentic', 'wanted:ramen']],
  ['ramen, not instant ramen', ['wanted:ramen']],
  ['i hate sushi but she wants sushi', ['wanted:sushi']],
  ['辣但不要太辣', ['wanted:spicy']],
  ['no beans, black beans ok', ['wanted:beans']],
  ['went to an italian place last month that was amazing, similar', ['wanted:italian']],
  ['i don’t want to have to shout', ['wanted:conversation-friendly']],
  ['no meat but my husband wants steak', ['diet:vegetarian', 'wanted:couple', 'wanted:steak']],
  ['no meat for me but chicken for my son', ['diet:vegetarian', 'wanted:chicken', 'wanted:kids']],
  ['따뜻한 게 먹고 싶어요', ['wanted:warming']],
  ['신선한 게 요리', ['wanted:fresh', 'wanted:crab']],
  ['thai or vietnamese, sushi too', ['wanted:thai', 'wanted:vietnamese', 'wanted:sushi']],
  ['no burgers, pizza', ['unwanted:burger', 'wanted:pizza']],
  ['피자 아니면 라멘', ['wanted:pizza', 'wanted:ramen']],
  ['最近想吃寿司', ['wanted:sushi']],
  ['吃不腻的火锅', ['wanted:hot-pot']],
])('does not read a wish as a refusal: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test('a craving that excludes alcohol wants places without alcohol and refuses bars', () => {
  for (const craving of ['fun night, none of us drink', 'no booze', '都不喝酒', 'nadie bebe', '술 못 마셔']) {
    const { wanted, unwanted } = read(craving);
    expect(wanted.map(({ concept }) => concept)).toContain('alcohol-free');
    expect(unwanted.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['pub', 'cocktail-bar']));
  }
});

test('the memory does not recall a refused concept', () => {
  const remembered = read('cualquier cosa menos comida sureña').remembered.map(({ concept }) => concept);
  expect(remembered).not.toContain('southern');
  expect(read('not southern again, something light').remembered.map(({ concept }) => concept)).not.toContain(
    'southern',
  );
});

test('the memory does not recall the cuisine of a refused dish; an egg allergy also excludes pancakes', () => {
  const remembered = read('not sushi, not mexican, something new').remembered.map(({ concept }) => concept);
  expect(remembered).not.toContain('japanese');
  expect(read('egg allergy, wants brunch').filters.avoid).toEqual(
    expect.arrayContaining(['eggs', 'crepes', 'pancakes']),
  );
});

test.each([
  ['남편이 글루텐을 못 먹어요', 'gluten-free'],
  ['我老公不能吃麸质', 'gluten-free'],
  ['유제품 못 먹어요', 'dairy-free'],
  ['我不能吃乳制品', 'dairy-free'],
])('a substance that somebody cannot eat means the diet without it: %s', (craving, diet) => {
  expect(chips(craving)).toEqual([`diet:${diet}`]);
});

test('an allergy alone recalls nothing from the memory; refusals alone leave no words to search for', () => {
  expect(read('no seafood, my wife is allergic').remembered).toEqual([]);
  expect(read('not sushi, something new').terms).toEqual([]);
});

test('the origin of guests is not a wish, an age is not a price, and "one family" is not an hour', () => {
  expect(chips('a client flying in from tokyo')).toEqual(['wanted:client']);
  expect(chips('일본에서 온 친구랑 저녁')).toEqual(['wanted:friends', 'wanted:dinner']);
  expect(read('nobody under 21').filters.priceRanges).toEqual([]);
  expect(read('i don’t pay over fifteen').filters.priceRanges).toEqual(['$']);
  expect(read('somewhere run by one family').filters.openAt).toBeNull();
  expect(read('lunch at one on saturday').filters.openAt).not.toBeNull();
});

test('a named food counts more than a named setting, such as "quiet"', () => {
  const weights = new Map(read('quiet ramen').wanted.map(({ concept, weight }) => [concept, weight]));
  expect(weights.get('ramen')).toBeGreaterThan(weights.get('quiet') ?? 1);
});
