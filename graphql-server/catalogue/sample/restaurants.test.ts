import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import OpeningHours from 'opening_hours';
import { features } from '../../facts/facts';

type SampleRestaurant = {
  sourceId: string;
  name: string;
  neighborhood: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  coordinates: { latitude: number; longitude: number };
  cuisine: string;
  priceRange?: string;
  gemType: string;
  hours?: string;
  phone?: string;
  dietaryOptions?: string[];
  features: string[];
  needsReservation?: boolean;
  reservationUrl?: string;
  description: string;
  recommendedDishes: string[];
  aiInsight: string;
};

const REQUIRED = (
  'sourceId name neighborhood address city state postalCode coordinates cuisine gemType ' +
  'description recommendedDishes aiInsight features'
).split(' ');
const OPTIONAL = 'priceRange hours phone dietaryOptions needsReservation reservationUrl'.split(' ');
const PRICES = ['$', '$$', '$$$', '$$$$'];
const GEMS = ['Hidden Gem', 'Trending', 'Local Favorite'];
const DIETS = 'vegetarian vegan gluten-free halal kosher dairy-free nut-free keto paleo'.split(' ');

/**
 * For each city: the abbreviation of its state, its ZIP codes, its phone numbers (reserved for fiction), its box
 * ([south, north, west, east] in degrees), and its region (the full name of its state).
 */
const CITIES: Record<
  string,
  { state: string; zip: RegExp; phone: RegExp; box: [number, number, number, number]; region: string }
> = {
  'St. Louis': {
    state: 'MO',
    zip: /^63\d{3}$/,
    phone: /^\(314\) 555-01\d{2}$/,
    box: [38.53, 38.775, -90.325, -90.165],
    region: 'Missouri',
  },
  Phoenix: {
    state: 'AZ',
    zip: /^850\d{2}$/,
    phone: /^\(602\) 555-01\d{2}$/,
    box: [33.29, 33.92, -112.33, -111.92],
    region: 'Arizona',
  },
  Chicago: {
    state: 'IL',
    zip: /^606\d{2}$/,
    phone: /^\((312|773)\) 555-01\d{2}$/,
    box: [41.64, 42.03, -87.84, -87.52],
    region: 'Illinois',
  },
  Nashville: {
    state: 'TN',
    zip: /^372\d{2}$/,
    phone: /^\(615\) 555-01\d{2}$/,
    box: [36.02, 36.29, -86.93, -86.6],
    region: 'Tennessee',
  },
};

const lines = readFileSync(join(__dirname, 'restaurants.jsonl'), 'utf8').trimEnd().split('\n');
const restaurants = lines.map((line) => JSON.parse(line) as SampleRestaurant);
const cases = restaurants.map((restaurant) => [restaurant.sourceId, restaurant] as const);

const sentences = (text: string): string[] => text.toLowerCase().split(/(?<=[.!?])\s+/);
const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const cityOf = (restaurant: SampleRestaurant) => {
  const city = CITIES[restaurant.city];
  if (!city) throw new Error(`${restaurant.sourceId}: unknown city ${restaurant.city}`);
  return city;
};
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** The times in a text, as opening_hours writes them: "14:30" for "2:30 pm", and "12:00" for "open at noon". */
const clockTimes = (text: string): string[] => [
  ...[...text.matchAll(/\b(\d{1,2})(?::(\d\d))? (am|pm)\b/g)].map(([, hour, minute = '00', half]) => {
    const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  }),
  ...(/\bmidnight\b/.test(text) ? ['24:00'] : []),
  ...(/\bopen (at|from) noon\b/i.test(text) ? ['12:00'] : []),
];

describe('the sample catalogue as a whole', () => {
  test.each([
    ['St. Louis', 200],
    ['Phoenix', 60],
    ['Chicago', 20],
    ['Nashville', 20],
  ])('%s has at least %d places; all cities together have at least 300', (name, least) => {
    expect(restaurants.filter(({ city }) => city === name).length).toBeGreaterThanOrEqual(least);
    expect(restaurants.length).toBeGreaterThanOrEqual(300);
  });

  test('names, ids and coordinates are unique', () => {
    expect(repeated(restaurants.map(({ sourceId }) => sourceId))).toEqual([]);
    expect(repeated(restaurants.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(restaurants.map(({ coordinates }) => JSON.stringify(coordinates)))).toEqual([]);
  });

  test('no sentence occurs twice in the descriptions and insights', () => {
    expect(repeated(restaurants.flatMap((place) => sentences(`${place.description} ${place.aiInsight}`)))).toEqual([]);
  });

  test.each<[string, readonly string[], (place: SampleRestaurant) => readonly (string | undefined)[]]>([
    ['diet', DIETS, ({ dietaryOptions }) => dietaryOptions ?? []],
    ['price', PRICES, ({ priceRange }) => [priceRange]],
    ['badge', GEMS, ({ gemType }) => [gemType]],
    ['feature', features, (place) => place.features],
    ['hours (here only "24/7")', ['24/7'], ({ hours }) => [hours]],
  ])('St. Louis has at least ten places for each value of this field: %s', (_, words, wordsOf) => {
    const inCity = restaurants.filter(({ city }) => city === 'St. Louis');
    const count = (word: string) => inCity.filter((place) => wordsOf(place).includes(word)).length;
    expect(words.filter((word) => count(word) < 10).map((word) => `${word}: ${count(word)}`)).toEqual([]);
  });

  test('at least one place has no dietary options', () => {
    expect(restaurants.some(({ dietaryOptions }) => !dietaryOptions)).toBe(true);
  });

  test('about two in five places are hidden gems, and about a quarter are trending', () => {
    const share = (gemType: string): number =>
      restaurants.filter((restaurant) => restaurant.gemType === gemType).length / restaurants.length;
    expect(share('Hidden Gem')).toBeCloseTo(0.4, 1);
    expect(share('Trending')).toBeCloseTo(0.25, 1);
  });

  test('St. Louis has at least twelve pizza places, so that they need more than one page of ten', () => {
    const pizza = restaurants.filter(
      (place) =>
        place.city === 'St. Louis' &&
        /pizza/i.test([place.name, place.cuisine, place.description, ...place.recommendedDishes].join(' ')),
    );
    expect(pizza.length).toBeGreaterThanOrEqual(12);
  });

  test('some places have no hours, some have no price, some are open 24/7, and some are open past midnight', () => {
    expect(restaurants.filter(({ hours }) => !hours).length).toBeGreaterThanOrEqual(2);
    expect(restaurants.filter(({ priceRange }) => !priceRange).length).toBeGreaterThanOrEqual(2);
    expect(restaurants.filter(({ hours }) => hours === '24/7').length).toBeGreaterThanOrEqual(2);
    expect(restaurants.filter(({ hours }) => /-0[1-4]:/.test(hours ?? '')).length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(cases)('%s', (_, restaurant) => {
  const city = cityOf(restaurant);

  test('has every required field, no unknown field and no empty field', () => {
    expect(Object.keys(restaurant)).toEqual(expect.arrayContaining(REQUIRED));
    expect(Object.keys(restaurant).filter((key) => ![...REQUIRED, ...OPTIONAL].includes(key))).toEqual([]);
    expect(Object.entries(restaurant).filter(([, value]) => isEmpty(value))).toEqual([]);
    expect(restaurant.sourceId).toMatch(/^(stl|phx|chi|bna)(-[a-z0-9]+)+$/);
  });

  test('is in its city; if it has a phone number, the number is fictional', () => {
    const [south, north, west, east] = city.box;
    const { latitude, longitude } = restaurant.coordinates;
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
    expect(restaurant.state).toBe(city.state);
    expect(restaurant.postalCode).toMatch(city.zip);
    expect(restaurant.address).toMatch(/^\d+ \S/);
    if (restaurant.phone) expect(restaurant.phone).toMatch(city.phone);
  });

  test('uses only allowed words for price, gem type, diets and features, without repeats or contradictions', () => {
    if (restaurant.priceRange) expect(PRICES).toContain(restaurant.priceRange);
    expect(GEMS).toContain(restaurant.gemType);
    const diets = restaurant.dietaryOptions ?? [];
    expect(diets.filter((diet) => !DIETS.includes(diet))).toEqual([]);
    expect(repeated(diets)).toEqual([]);
    expect(restaurant.features.filter((word) => !features.some((known) => known === word))).toEqual([]);
    expect(repeated(restaurant.features)).toEqual([]);
    expect(restaurant.features.filter((word) => ['quiet', 'lively', 'loud'].includes(word)).length).toBeLessThan(2);
    if (diets.includes('vegan')) expect(diets).toContain('vegetarian');
  });

  test('has a reservation link if and only if it needs a reservation', () => {
    const url = restaurant.needsReservation ? `https://example.com/reserve/${restaurant.sourceId}` : undefined;
    expect(restaurant.needsReservation).not.toBe(false);
    expect(restaurant.reservationUrl).toBe(url);
  });

  test('if it has opening hours, they parse without warnings, are the same every week, and are not empty', () => {
    if (!restaurant.hours) return;
    const place = {
      lat: restaurant.coordinates.latitude,
      lon: restaurant.coordinates.longitude,
      address: { country_code: 'us', state: city.region },
    };
    const hours = new OpeningHours(restaurant.hours, place, 0);
    expect(hours.getWarnings()).toEqual([]);
    expect(hours.isWeekStable()).toBe(true);
    const [open] = hours.getOpenDuration(new Date(2025, 8, 1), new Date(2025, 8, 8));
    expect(open).toBeGreaterThan(0);
  });

  test('has a description of two to four sentences, and three to five dishes', () => {
    const { length } = sentences(restaurant.description);
    expect(length >= 2 && length <= 4).toBe(true);
    expect(restaurant.recommendedDishes.length).toBeGreaterThanOrEqual(3);
    expect(restaurant.recommendedDishes.length).toBeLessThanOrEqual(5);
  });

  test('has a short insight without praise; its times, prices and diets agree with the record', () => {
    const insight = restaurant.aiInsight;
    expect(sentences(insight).length).toBeLessThanOrEqual(2);
    expect(insight).not.toMatch(/\b(best|finest|award|famous|rated|stars?|reviews?)\b/i);
    for (const time of clockTimes(insight)) expect(restaurant.hours).toContain(time);
    for (const [price] of insight.matchAll(/\$+/g)) expect(restaurant.priceRange).toBe(price);
    for (const diet of DIETS.filter((word) => new RegExp(`\\b${word}\\b`).test(insight))) {
      expect(restaurant.dietaryOptions).toContain(diet);
    }
    if (/\breserv/i.test(insight)) expect(restaurant.needsReservation).toBe(true);
    if (/hours are not listed/.test(insight)) expect(restaurant.hours).toBeUndefined();
  });
});
