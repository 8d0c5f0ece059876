import { mentions, mentionsOfName } from './mentions';

const conceptsIn = (found: ReturnType<typeof mentions>) => found.map(({ concept }) => concept);

test('“courtyard” in a text means a patio; in a name, “Courtyard” and “Group” mean nothing', () => {
  expect(conceptsIn(mentions('Tables in the courtyard.'))).toContain('patio');
  expect(mentionsOfName('Courtyard by Marriott')).toEqual([]);
  expect(conceptsIn([...mentionsOfName('Courtyard Pizza')])).toEqual(['pizza']);
  expect(conceptsIn([...mentionsOfName('Tenderloin Group')])).not.toContain('group');
});

test('Chinese and Korean phrases are found, even if earlier texts had no such phrases', () => {
  expect(conceptsIn(mentions('Quiet tables'))).toContain('quiet');
  expect(conceptsIn(mentions('Grandma 火锅'))).toEqual(['hot-pot']);
  expect(conceptsIn(mentions('Grandma 냉면'))).toEqual(['korean']);
  expect(conceptsIn(mentions('Quiet tables'))).toContain('quiet');
});

/** Each concept of a text with a sign: "-" if the text denies it, "~" if there is only a part or little of it. */
const said = (text: string) =>
  mentions(text).map(({ concept, isDenied, isPart }) => `${isDenied ? '-' : isPart ? '~' : '+'}${concept}`);

test.each([
  ['Outdoor seating is not available.', ['-outdoor-seating']],
  ['Dogs are not allowed on the patio.', ['-dog', '+patio']],
  ['Beer and wine are not served.', ['-beer', '-wine']],
  ['Delivery: no. Takeout: yes.', ['-delivery', '+takeout']],
  ['TVs? None.', ['-sports-on-tv']],
  ['Happy hour has been suspended; brunch is discontinued.', ['-happy-hour', '-brunch']],
  ['We stopped serving breakfast.', ['-breakfast']],
])('a refusal after a noun denies it: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('of a refused dish with a quality, only the quality is denied', () => {
  expect(said('Gluten-free pizza is not available.')).toEqual(['-gluten-free']);
});

test('a refusal for some days denies nothing; “not available for” and “never served” refuse what follows', () => {
  expect(said('Breakfast is not served on Mondays.')).toEqual(['+breakfast']);
  expect(said('Our pizza is not available for delivery.')).toEqual(['+pizza', '-delivery']);
  expect(said('Our salmon is never served frozen.')).toEqual(['+salmon']);
  expect(said('The fish is never served raw.')).toEqual(['+fish', '-raw']);
  expect(said('Ramen that is not available anywhere else')).toEqual(['+ramen']);
  expect(said('No outside food or drinks.')).toEqual([]);
});

test.each([
  ['Located next to a sushi bar and a pizzeria.', []],
  ['Across the street from the park, serving tacos.', ['+tacos']],
  ['Near the river with a patio', ['+patio']],
  ['The owners previously ran a ramen shop.', ['+independent']],
  ['Formerly kosher deli', ['+historic']],
  ['Live music next door at the jazz club', []],
  ['A wine bar next door to the theater', ['+wine-bar']],
  ['WiFi coming soon, wheelchair ramp planned', []],
  ['The closed patio', []],
  ['Patio closed on Mondays', ['+patio']],
])('what is at another place, in the past, in the future or closed does not count: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('“few” means little, but “a few” and “one of the few” do not', () => {
  expect(said('Few vegan options')).toEqual(['~vegan']);
  expect(said('A few vegan options')).toEqual(['+vegan']);
  expect(said('One of the few vegan places')).toContain('+vegan');
});

test('in a name, “next door” and “better than” do not change what the other words mean', () => {
  expect(conceptsIn([...mentionsOfName('Sushi Next Door')])).toEqual(['sushi']);
  expect(conceptsIn([...mentionsOfName('Better Than Pizza')])).toEqual(['pizza']);
});

test('words that often mean something else in names prove no concept; other words of a name can prove one', () => {
  const named = (name: string) => mentionsOfName(name).map(({ concept, isPart }) => `${isPart ? '~' : '+'}${concept}`);
  expect(named('French Quarter Cafe')).toEqual(['+cafe']);
  expect(named('Sadie’s of New Mexico')).toEqual([]);
  expect(named('Parking Lot Bar')).toEqual([]);
  expect(named('Compass Rose')).toEqual([]);
  expect(named('El Toro Taqueria')).toEqual(['+mexican']);
  expect(named('Mercer Island Sushi')).toEqual(['+sushi']);
  expect(named('Black Mountain Wine House')).toEqual(['+wine']);
  expect(named('Pizza Food Truck & Buffet')).toEqual(['+pizza', '+food-truck', '+buffet']);
});

test('an ambiguous ingredient in a name counts only for allergies; a denied one stays denied', () => {
  expect(mentionsOfName('The Spotted Pig')).toMatchObject([{ concept: 'pork', isPart: true, isDenied: false }]);
  expect(mentionsOfName('No Anchovies')).toMatchObject([{ concept: 'fish', isDenied: true }]);
});
