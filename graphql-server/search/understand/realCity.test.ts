import { chipIds, NOW } from '../testing/readCraving';
import { understand } from './understand';

// Cravings for restaurants in a real city. An earlier version of `understand` misread some of them.
const read = (craving: string) => understand(craving, { now: NOW });
const chips = (craving: string) => chipIds(read(craving));

test.each([
  ['pork’s off limits, so is alcohol', ['unwanted:pork', 'unwanted:full-bar']],
  ['burgers are out, so are wings', ['unwanted:burger', 'unwanted:chicken-wings']],
  ['sushi is out of the question', ['unwanted:sushi']],
  ['leave out the mushrooms', ['unwanted:mushrooms']],
  ['anything bar thai', ['unwanted:thai']],
  ['not sushi, not mexican, something new', ['unwanted:sushi', 'unwanted:mexican']],
  ['italian minus the cheese', ['wanted:italian', 'unwanted:cheese']],
  ['we’re done with burgers', ['unwanted:burger']],
  ['thai, boyfriend can’t handle heat', ['wanted:thai', 'wanted:mild']],
])('understands everyday words that exclude something: %s', (craving, understood) => {
  expect(chips(craving)).toEqual(understood);
});

test('a partner who is mentioned only because of a diet or an allergy does not add the concept "couple"', () => {
  expect(chips('my husband can’t do gluten')).toEqual(['diet:gluten-free']);
  expect(chips('no seafood, my wife is allergic')).toEqual(['allergy:seafood']);
  expect(chips('남편이 매운 거 못 먹어')).toEqual(['unwanted:spicy']);
  expect(read('남편이 매운 거 못 먹어').terms).toEqual([]);
  for (const craving of ['my husband can’t do gluten', 'no seafood, my wife is allergic'])
    expect(read(craving).remembered.map(({ concept }) => concept)).not.toContain('couple');
});

test.each(['date night no sushi', 'first date not sushi', 'cita no sushi', '约会 不要寿司'])(
  'an occasion for two remains wanted if something else is refused: %s',
  (craving) => {
    expect(chips(craving)).toEqual([expect.stringMatching(/^wanted:(?:first-)?date$/), 'unwanted:sushi']);
    expect(chips('my date is vegan')).toEqual(['diet:vegan']);
  },
);

test('the diet of one person in a group is a filter, and "one of us" is not a number of guests', () => {
  expect(read('one of us is vegan, the other wants barbecue').filters).toMatchObject({
    dietary: ['vegan'],
    partySize: null,
  });
  expect(chips('halal for one of us, others want burgers')).toEqual(['diet:halal', 'wanted:burger']);
});

test('a number before "dollar signs" is a price range', () => {
  expect(read('low carb supper, 2 dollar signs').filters.priceRanges).toEqual(['$$']);
});

test('a comparison with a chain adds the concepts of the chain; a number in a chain’s name is no party size', () => {
  const { chips: parts, wanted } = read('like Panera but fancier');
  expect(parts.map(({ id }) => id)).toEqual(['wanted:like:panera-bread', 'wanted:upscale']);
  expect(wanted.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['sandwich', 'soup', 'upscale']));
  expect(read('an Olive Garden kind of night').wanted[0]).toEqual({ concept: 'italian', weight: 1 });
  expect(read('like five guys').filters.partySize).toBeNull();
});

test('"like Panera but fancier" refuses Panera and fast-food chains; "like Panera" refuses no chain', () => {
  const { refusedNames } = read('like Panera but fancier');
  expect(refusedNames).toEqual(expect.arrayContaining([['panera'], ['subway', 'sandwiches']]));
  expect(read('como panera pero con servicio a la mesa').refusedNames).toContainEqual(['panera']);
  for (const craving of ['like Panera', 'like Panera but nearer', 'somewhere like the french laundry'])
    expect(read(craving).refusedNames).toEqual([]);
});

test('understands other words for "like", chain names that are also ordinary words, and words for "nearer"', () => {
  const like = (craving: string) => chips(craving).find((id) => id.startsWith('wanted:like:'));
  expect(like('subway but way better')).toBe('wanted:like:subway-sandwiches');
  expect(like('near the subway')).toBeUndefined();
  expect(like('something cava-ish')).toBe('wanted:like:cava-grill');
  expect(chips('a glass of cava')).toEqual(['wanted:wine']);
  expect(like('像星巴克一样但是要安静')).toBe('wanted:like:starbucks');
  expect(like('스타벅스 같은데 더 조용한 곳')).toBe('wanted:like:starbucks');
  for (const craving of [
    'like applebees but nearer',
    'como chipotle pero más cerca',
    '像星巴克但更近',
    '더 가까운 스타벅스',
  ])
    expect(read(craving)).toMatchObject({ asksForNearby: true });
  expect(read('like applebees').asksForNearby).toBe(false);
  expect(read('dairy queen except dairy free').filters.dietary).toEqual(['dairy-free']);
});

test('a refused chain is in the list of refused names', () => {
  expect(read('pizza, anything but dominos').refusedNames).toContainEqual(['dominos']);
});

test.each([
  'surprise me',
  'Surprise us!',
  'idk',
  'dunno what i want',
  'feed me',
  'we can’t decide',
  'sorpréndeme',
  '随便',
  '아무거나',
])('%s asks for a surprise among all places, without wanted or remembered concepts', (craving) => {
  expect(read(craving)).toMatchObject({ scope: 'everything', isSurprise: true, wanted: [], remembered: [] });
});
