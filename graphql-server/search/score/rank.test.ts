import { moodOf } from '../moods/moods';
import { idFor, indexOf, rankedIds, recordOf, understanding } from '../testing/places';
import { moodConcepts } from '../understand/moodConcepts';

const terms = (...words: string[]) => words.map((word) => ({ word, weight: 1 }));
const ids = (...names: string[]) => names.map(idFor);

const city = () =>
  indexOf([
    { name: 'Nudo House', cuisine: 'Ramen', description: 'Loud and quick.' },
    { name: 'Ramen Tei', cuisine: 'Japanese', neighborhood: 'Delmar Loop' },
    { name: 'Pastaria', cuisine: 'Italian', recommendedDishes: ['Margherita pizza'] },
  ]);

test('a word finds the places that mention it; a place with the word in its name comes first', () => {
  expect(rankedIds(city(), { understanding: understanding({ terms: terms('ramen') }) })).toEqual(
    ids('Ramen Tei', 'Nudo House'),
  );
});

test('the scope “nothing” finds no places, and a word that no place mentions finds none either', () => {
  expect(rankedIds(city(), { understanding: understanding({ terms: terms('zzzzqq') }) })).toEqual([]);
  expect(rankedIds(city(), { understanding: understanding({ scope: 'nothing' }) })).toEqual([]);
});

test('the scope “everything” and an empty understanding find every place', () => {
  expect(rankedIds(city(), { understanding: understanding({ scope: 'everything' }) })).toHaveLength(3);
  expect(rankedIds(city(), { understanding: understanding({}) })).toHaveLength(3);
});

test('the beginning of a word finds places only if no place has the typed text as a whole word', () => {
  expect(rankedIds(city(), { understanding: understanding({ lastPrefix: 'past' }) })).toEqual(ids('Pastaria'));
  expect(rankedIds(city(), { understanding: understanding({ lastPrefix: 'loop' }) })).toEqual([]);
});

test('the place with exactly the typed name comes first; capitals and punctuation make no difference', () => {
  const index = indexOf([
    { name: 'Ramen Ramen', cuisine: 'Ramen', googleRating: 5 },
    { name: 'Ramen!', description: 'Noodles with a great deal of other things beside them.' },
  ]);
  const asked = understanding({ text: ' RAMEN', terms: terms('ramen') });
  expect(rankedIds(index, { understanding: asked })).toEqual(ids('Ramen!', 'Ramen Ramen'));
});

test('if the craving asks for ramen and quiet, a place with a related food comes before a quiet place', () => {
  const index = indexOf([
    { name: 'Study Coffee', cuisine: 'Coffee', features: ['quiet'] },
    { name: 'Sunday Udon', cuisine: 'Noodles' },
    { name: 'Lantern', cuisine: 'Ramen' },
  ]);
  const wanted = [
    { concept: 'ramen', weight: 1 },
    { concept: 'quiet', weight: 1 },
    { concept: 'noodles', weight: 0.9 },
  ];
  expect(rankedIds(index, { understanding: understanding({ wanted }) })).toEqual(
    ids('Lantern', 'Sunday Udon', 'Study Coffee'),
  );
});

// A remembered concept is a concept that similar example cravings want.
test('if no place has the strongest remembered concept, a weaker one does not bring its place to the top', () => {
  const index = indexOf([
    { name: 'Gelato Bar', cuisine: 'Gelato' },
    { name: 'Trattoria', cuisine: 'Italian' },
  ]);
  const wanted = [{ concept: 'italian', weight: 1 }];
  const remembered = [
    { concept: 'delivery', weight: 0.5 },
    { concept: 'dessert', weight: 0.1 },
  ];
  expect(rankedIds(index, { understanding: understanding({ wanted, remembered }) })).toEqual(
    ids('Trattoria', 'Gelato Bar'),
  );
});

test('a place that specializes in a refused food is not a result; a place that has it among other dishes comes last', () => {
  const index = indexOf([
    { name: 'Slice Parlor', cuisine: 'Pizza, Italian' },
    { name: 'Trattoria', cuisine: 'Italian', recommendedDishes: ['Margherita pizza', 'Risotto'] },
    { name: 'Osteria', cuisine: 'Italian' },
  ]);
  const asked = understanding({
    wanted: [{ concept: 'italian', weight: 1 }],
    unwanted: [{ concept: 'pizza', weight: 1 }],
  });
  expect(rankedIds(index, { understanding: asked })).toEqual(ids('Osteria', 'Trattoria'));
});

test('a second place of a brand comes after other places that match nearly as well', () => {
  const chain = { brand: 'Bun', cuisine: 'Burgers', googleRating: 5 };
  const index = indexOf([
    { ...chain, name: 'Bun 1' },
    { ...chain, name: 'Bun 2' },
    { name: 'Small grill of no brand at all', cuisine: 'Burgers' },
  ]);
  const found = rankedIds(index, { understanding: understanding({ terms: terms('burger') }) });
  expect(found.indexOf(idFor('Small grill of no brand at all'))).toBe(1);
});

test('in a city that knows only the names of its places, the mood ROMANTIC finds the wine bar', () => {
  const provenance = { cuisine: { rule: 'name has "wine bar"' } };
  const wineBar = { name: 'Scarletts Wine Bar', cuisine: 'Wine Bar', provenance };
  const index = indexOf([wineBar, { name: 'Chucks Hot Chicken' }]);
  expect(rankedIds(index, { mood: moodConcepts(moodOf('ROMANTIC').concepts) })).toEqual([idFor('Scarletts Wine Bar')]);
});

test('if all else is equal, a place with a cuisine from a source comes before a place with a derived cuisine', () => {
  const same = { name: 'Casa Azul', cuisine: 'Mexican' };
  const rule = { cuisine: { rule: 'name has "casa"' } };
  const place = (name: string, provenance: Record<string, object>) => ({ ...same, name, provenance });
  const index = indexOf([
    place('Casa Blanca', rule),
    place('Casa Verde', { cuisine: { source: 'guide', sourceId: '1' } }),
  ]);
  const wanted = [{ concept: 'mexican', weight: 1 }];
  expect(rankedIds(index, { understanding: understanding({ wanted }) })).toEqual(ids('Casa Verde', 'Casa Blanca'));
});

test('a craving that only refuses food finds a mix of cuisines and ignores remembered concepts of low weight', () => {
  const index = indexOf([
    { name: 'Wok 1', cuisine: 'Chinese', googleRating: 5 },
    { name: 'Wok 2', cuisine: 'Chinese', googleRating: 5 },
    { name: 'Tavola', cuisine: 'Italian', googleRating: 4.8 },
  ]);
  const unwanted = [{ concept: 'sushi', weight: 1 }];
  const chips = [{ id: 'unwanted:sushi', kind: 'UNWANTED', concept: 'sushi', text: 'sushi' } as const];
  const remembered = [{ concept: 'chinese', weight: 0.2 }];
  const asked = understanding({ unwanted, chips: [...chips], remembered });
  expect(rankedIds(index, { understanding: asked })[1]).toBe(idFor('Tavola'));
});

test('a wish for a nearby place has an effect only if the position of the diner is known', () => {
  const index = indexOf([
    { name: 'Far', cuisine: 'Soup', recommendedDishes: ['Soup'], latitude: 38.7, longitude: -90.2, googleRating: 5 },
    { name: 'Near', cuisine: 'Italian', recommendedDishes: ['Minestrone soup'], latitude: 38.6, longitude: -90.2 },
  ]);
  const wanted = [{ concept: 'soup', weight: 1 }];
  const near = { latitude: 38.6, longitude: -90.2 };
  const found = (asksForNearby: boolean, from: typeof near | null) =>
    rankedIds(index, { understanding: understanding({ wanted, asksForNearby }), near: from });
  expect(found(true, near)).toEqual(ids('Near', 'Far'));
  expect(found(false, near)).toEqual(ids('Far', 'Near'));
  expect(found(true, null)).toEqual(ids('Far', 'Near'));
});

test('results can be sorted by distance, rating or price, with unknown values last; a radius drops far places', () => {
  const index = indexOf([
    { name: 'Far', latitude: 38.7, longitude: -90.2, googleRating: 3, priceRange: '$' },
    { name: 'Near', latitude: 38.61, longitude: -90.2, googleRating: 4, priceRange: '$$$' },
    { name: 'Nowhere', googleRating: null, priceRange: null },
  ]);
  const near = { latitude: 38.6, longitude: -90.2 };
  expect(rankedIds(index, { center: near, sort: 'DISTANCE' })).toEqual(ids('Near', 'Far', 'Nowhere'));
  expect(rankedIds(index, { near, sort: 'RATING' })).toEqual(ids('Near', 'Far', 'Nowhere'));
  expect(rankedIds(index, { near, sort: 'PRICE' })).toEqual(ids('Far', 'Near', 'Nowhere'));
  expect(rankedIds(index, { near, maxKilometres: 2 })).toEqual(ids('Near'));
});

test('when results are sorted by distance, the places with the named food come first', () => {
  const index = indexOf([
    { name: 'Next Door', cuisine: 'Japanese', latitude: 38.6, longitude: -90.2 },
    { name: 'Far Sushi', cuisine: 'Sushi', latitude: 38.63, longitude: -90.2 },
    { name: 'Nearer Sushi', cuisine: 'Sushi', latitude: 38.62, longitude: -90.2 },
  ]);
  const center = { latitude: 38.6, longitude: -90.2 };
  const asked = understanding({ wanted: [{ concept: 'sushi', weight: 1 }] });
  const found = rankedIds(index, { understanding: asked, center, sort: 'DISTANCE' });
  expect(found).toEqual(ids('Nearer Sushi', 'Far Sushi', 'Next Door'));
});

test('if no place has a rating, sorting by rating gives the order of BEST_MATCH, even for places of a chain', () => {
  const imos = { brand: 'Imo’s', cuisine: 'Pizza' };
  const index = indexOf([
    { ...imos, name: 'Imo’s 1' },
    { ...imos, name: 'Imo’s 2' },
    { name: 'Elm Street Kitchen', cuisine: 'Pizza' },
  ]);
  const asked = { understanding: understanding({ wanted: [{ concept: 'pizza', weight: 1 }] }) };
  expect(rankedIds(index, { ...asked, sort: 'RATING' })).toEqual(rankedIds(index, asked));
});

test('if no place has a price or a rating, sorting by price or rating gives the order of BEST_MATCH', () => {
  const parts = Array.from({ length: 12 }, (_, at) => ({ name: `Session Taco ${at}`, priceRange: null }));
  const index = indexOf([{ name: 'Session Taco', priceRange: null }, ...parts]);
  const asked = { understanding: understanding({ text: 'session taco', terms: terms('session', 'taco') }) };
  const best = rankedIds(index, asked);
  expect(best[0]).toBe(idFor('Session Taco'));
  for (const sort of ['PRICE', 'RATING'] as const) expect(rankedIds(index, { ...asked, sort })).toEqual(best);
});

test('one change of the index can replace, add and remove places', () => {
  const index = city();
  index.change([
    { id: idFor('Nudo House'), record: recordOf({ name: 'Nudo House', cuisine: 'Tacos' }) },
    { id: idFor('Ramen Bar'), record: recordOf({ name: 'Ramen Bar' }) },
    { id: idFor('Pastaria'), record: null },
  ]);
  expect(index.currentCount).toBe(3);
  const found = rankedIds(index, { understanding: understanding({ terms: terms('ramen') }) });
  expect(found.sort()).toEqual(ids('Ramen Tei', 'Ramen Bar').sort());
  expect(rankedIds(index, { understanding: understanding({ terms: terms('taco') }) })).toEqual(ids('Nudo House'));
  expect(rankedIds(index, { understanding: understanding({ terms: terms('pizza') }) })).toEqual([]);
  index.change([{ id: idFor('Ramen Bar'), record: null }]);
  expect(rankedIds(index, {})).toHaveLength(2);
});

test('a place with a score far below the best score is not a result, unless its exact name was typed', () => {
  const wishes = [
    { concept: 'ramen', weight: 1 },
    { concept: 'quiet', weight: 1 },
  ];
  const index = indexOf([
    { name: 'Nudo House', cuisine: 'Ramen', features: ['quiet'] },
    { name: 'Ramen Tei', cuisine: 'Ramen' },
    { name: 'Chophouse', cuisine: 'Steakhouse' },
  ]);
  const faint = [...wishes, { concept: 'steak', weight: 0.1 }];
  expect(rankedIds(index, { understanding: understanding({ wanted: faint }) })).toEqual(ids('Nudo House', 'Ramen Tei'));
  const named = understanding({ wanted: faint, text: 'chophouse' });
  expect(rankedIds(index, { understanding: named })[0]).toBe(idFor('Chophouse'));
});

describe('when the craving names a food', () => {
  const quiet = { cuisine: 'Coffee', features: ['quiet', 'wifi'], description: 'Cozy and quiet.' };
  const asked = understanding({
    wanted: [
      { concept: 'ramen', weight: 1 },
      { concept: 'quiet', weight: 0.625 },
    ],
    remembered: [
      { concept: 'ramen', weight: 0.6 },
      { concept: 'cozy', weight: 0.5 },
      { concept: 'quiet', weight: 0.35 },
    ],
  });

  test('a place with the food comes before a quiet place without the food', () => {
    const index = indexOf([
      { name: 'Silent Ramen', cuisine: 'Ramen', features: ['quiet'] },
      { name: 'Nudo House', cuisine: 'Ramen', description: 'Loud and quick.' },
      { name: 'Lamp', ...quiet },
    ]);
    expect(rankedIds(index, { understanding: asked })).toEqual(ids('Silent Ramen', 'Nudo House', 'Lamp'));
  });

  test('a quiet place without the food is not a result if there are enough other places', () => {
    const shops = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Ramen ${at}`, cuisine: 'Ramen', features: ['quiet'] }));
    const faint = { name: 'Hall', description: 'A quiet room.' };
    const found = (count: number) => rankedIds(indexOf([...shops(count), faint]), { understanding: asked });
    expect(found(2)).toContain(idFor('Hall'));
    expect(found(12)).not.toContain(idFor('Hall'));
  });
});

describe('stalls and institutions', () => {
  const places = () =>
    indexOf([
      { name: 'Ramen Tei', cuisine: 'Ramen' },
      { name: 'Ramen School', cuisine: 'Ramen', audience: 'institution' },
      { name: 'Oak Stadium Ramen 12', cuisine: 'Ramen', audience: 'stall' },
      { name: 'Nudo', cuisine: 'Ramen', audience: 'stall' },
    ]);
  const asking = (text: string) =>
    rankedIds(places(), { understanding: understanding({ text, terms: text ? terms(...text.split(' ')) : [] }) });

  test('stalls and institutions are not results of a craving for their food or of an empty search', () => {
    expect(asking('ramen')).toEqual(ids('Ramen Tei'));
    expect(asking('')).toEqual(ids('Ramen Tei'));
  });

  test('a stall or an institution is found by its exact name, and a stall also by the name of its venue', () => {
    expect(asking('ramen school')).toContain(idFor('Ramen School'));
    expect(asking('oak stadium')).toEqual(ids('Oak Stadium Ramen 12'));
    expect(asking('oak stadium ramen 12')).toContain(idFor('Oak Stadium Ramen 12'));
    expect(asking('nudo')).toEqual(ids('Nudo'));
    expect(asking('nudo ramen')).not.toContain(idFor('Nudo'));
  });

  test('a stall is not found by its name if a restaurant has the same name', () => {
    const index = indexOf([
      { name: 'Nudo', cuisine: 'Ramen', audience: 'stall', address: '1 Gate' },
      { name: 'Nudo', cuisine: 'Ramen' },
    ]);
    expect(rankedIds(index, { understanding: understanding({ text: 'nudo' }) })).toHaveLength(1);
  });

  test('a stall whose whole name was typed comes before a restaurant with only the first word of that name', () => {
    const index = indexOf([
      { name: 'Fuzhou', cuisine: 'Chinese' },
      { name: 'Fuzhou Snack Bar', audience: 'stall' },
    ]);
    const asked = understanding({ text: 'fuzhou snack bar', terms: terms('fuzhou', 'snack', 'bar') });
    expect(rankedIds(index, { understanding: asked })[0]).toBe(idFor('Fuzhou Snack Bar'));
  });
});

test('a place whose whole name was typed comes first, even if the words of the name also ask for a diet', () => {
  const name = "Fable's Vegan Cuisine";
  const index = indexOf([
    { name, cuisine: 'Vegan', dietaryOptions: ['vegan'], googleRating: 5 },
    { name: 'Other Vegan' },
  ]);
  const chips = [{ id: 'diet:vegan', kind: 'DIETARY' as const, concept: 'vegan', text: 'vegan' }];
  const wanted = [{ concept: 'vegan', weight: 1 }];
  const asked = understanding({ text: name, terms: terms('fable', 'vegan', 'cuisine'), chips, wanted });
  expect(rankedIds(index, { understanding: asked })[0]).toBe(idFor(name));
});

test('a word that is both a cuisine and the main word of a restaurant’s name finds that restaurant first', () => {
  const index = indexOf([
    { name: 'Quito', cuisine: 'Ecuadorian', googleRating: 5 },
    { name: 'Ecuatoriana Restaurant', cuisine: 'Spanish' },
  ]);
  const asked = understanding({ text: 'ecuatoriana', terms: terms('ecuatoriana'), wanted: [] });
  expect(rankedIds(index, { understanding: asked })[0]).toBe(idFor('Ecuatoriana Restaurant'));
});
