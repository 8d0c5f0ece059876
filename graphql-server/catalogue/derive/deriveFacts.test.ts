import { someFacts } from '../testing/someFacts';
import { deriveFacts } from './deriveFacts';
import type { FactSource } from './FactSource';

const SOURCES: readonly FactSource[] = [{ source: 'a-register', kind: 'register', fetchedAt: new Date('2026-11-01') }];
const derive = (changes: Parameters<typeof someFacts>[0], sources = SOURCES) =>
  deriveFacts(someFacts(changes), sources);

test('nothing is derived from a name without clues', () => {
  expect(derive({ name: 'Weber' })).toEqual({ facts: someFacts({ name: 'Weber' }), rules: {} });
});

test('the same facts always give the same result, and the input is not changed', () => {
  const merged = someFacts({ name: 'Pho Grand' });
  expect(deriveFacts(merged, SOURCES)).toEqual(deriveFacts(merged, SOURCES));
  expect(merged.cuisine).toBeNull();
});

describe('brand and cuisine', () => {
  test('the name of a chain adds the brand and the cuisine', () => {
    const { facts, rules } = derive({ name: "Arby's #5007" });
    expect(facts).toMatchObject({ brand: "Arby's", cuisine: 'Sandwiches' });
    expect(rules).toEqual({ brand: "name is that of Arby's", cuisine: "brand Arby's" });
  });

  test('a brand from a source adds the cuisine', () => {
    const { facts, rules } = derive({ name: 'Terminal 2', brand: 'Starbucks' });
    expect([facts.cuisine, rules]).toEqual(['Coffee', { cuisine: 'brand Starbucks' }]);
  });

  test('a chain’s name after another name adds no brand; it adds a cuisine only if no other word adds one', () => {
    const { facts, rules } = derive({ name: 'Oak Fuel Stop #461/Subway' });
    expect([facts.cuisine, facts.brand, rules.cuisine]).toEqual(['Sandwiches', null, 'brand Subway']);
    expect(derive({ name: 'Oak Candy/Subway' }).facts.cuisine).toBe('Candy');
  });

  test('words of the name add the cuisine', () => {
    const { facts, rules } = derive({ name: 'Taqueria El Bronco' });
    expect([facts.cuisine, rules.cuisine]).toEqual(['Mexican', 'name has "taqueria"']);
    expect(derive({ name: "L'Osteria del Forno" }).facts.cuisine).toBe('Italian');
    expect(derive({ name: "Frank's Diner" }).facts.cuisine).toBe('Diner');
  });

  test('a place with "bakery" at the end of its name gets Bakery in addition to the cuisine from its source', () => {
    const { facts, rules } = derive({ name: 'La Bicyclette Bakery', cuisine: 'French' });
    expect([facts.cuisine, rules.cuisine]).toEqual(['French, Bakery', 'its source says "French", name has "bakery"']);
    expect(derive({ name: 'Bakery Row Cafe', cuisine: 'French' }).facts.cuisine).toBe('French');
    expect(derive({ name: 'Angeles Bakery', cuisine: 'Bakery' }).facts.cuisine).toBe('Bakery');
  });

  test('if the source states only the kind of place, the name or the brand adds the cuisine', () => {
    const { facts, rules } = derive({ name: 'Hog Call Barbeque', cuisine: 'Food Truck' });
    expect(facts.cuisine).toBe('Barbecue, Food Truck');
    expect(rules.cuisine).toBe('its source says "Food Truck", name has "bbq"');
    expect(derive({ name: "Ben & Jerry's", cuisine: 'Food Truck' }).facts.cuisine).toBe('Ice Cream, Food Truck');
    expect(derive({ name: 'Oak Taco Truck', cuisine: 'Food Truck' }).facts.cuisine).toBe('Tacos, Food Truck');
    expect(derive({ name: 'Oak Wheels', cuisine: 'Food Truck' }).rules.cuisine).toBeUndefined();
    expect(derive({ name: 'Oak Bakery', cuisine: 'Bakery, Cafe' }).facts.cuisine).toBe('Bakery, Cafe');
    expect(derive({ name: 'Oak Taco House', cuisine: 'Southern' }).facts.cuisine).toBe('Southern');
  });

  test('for a bar, the name adds only the kind of bar', () => {
    expect(derive({ name: 'Oak Sports Bar', cuisine: 'Tavern' }).facts.cuisine).toBe('Sports Bar, Tavern');
    expect(derive({ name: 'Amsterdam Tavern', cuisine: 'Tavern' }).facts.cuisine).toBe('Tavern');
    expect(derive({ name: 'House of Soul', cuisine: 'Tavern' }).facts.cuisine).toBe('Tavern');
  });

  test('the word "lounge" alone does not add the cuisine of a bar', () => {
    expect(derive({ name: 'Vivir Lounge' }).facts.cuisine).toBeNull();
    expect(derive({ name: 'Vivir Cocktail Lounge' }).facts.cuisine).toBe('Cocktail Bar');
  });

  test('a cuisine in the name does not replace the cuisine from a source', () => {
    expect(derive({ name: 'Taqueria El Bronco', cuisine: 'Korean' })).toMatchObject({
      facts: { cuisine: 'Korean' },
      rules: {},
    });
  });

  test('the name of the town or neighborhood adds no cuisine', () => {
    expect(derive({ name: 'Mexico Diner', city: 'Mexico' }).facts.cuisine).toBe('Diner');
    expect(derive({ name: 'Mexico Diner', neighborhood: 'Mexico' }).facts.cuisine).toBe('Diner');
    expect(derive({ name: 'Mexico Diner', city: 'St. Louis' }).facts.cuisine).toBe('Mexican, Diner');
  });
});

describe('the badge', () => {
  const gem = (changes: Parameters<typeof someFacts>[0], sources = SOURCES) => {
    const { facts, rules } = derive(changes, sources);
    return [facts.gemType, rules.gemType];
  };
  const loved = { name: 'Weber', yelpRating: 4.7, yelpReviews: 60 };

  test('a place without a number of ratings, or with fewer than ten ratings, gets no badge for its ratings', () => {
    expect(gem({ name: 'Weber' })).toEqual([null, undefined]);
    expect(gem({ name: 'Weber', googleRating: 5, rating: 5, yelpRating: 5 })).toEqual([null, undefined]);
    expect(gem({ ...loved, yelpReviews: 9 })).toEqual([null, undefined]);
  });

  test('a place with dozens of very good ratings is a Hidden Gem', () => {
    expect(gem(loved)).toEqual(['Hidden Gem', 'no chain, 4.7 stars of 60 ratings']);
    expect(gem({ ...loved, yelpRating: 4.2 })).toEqual([null, undefined]);
    expect(gem({ ...loved, yelpRating: 4.5, yelpReviews: 12 })).toEqual([null, undefined]);
  });

  test('a place with hundreds of good ratings is a Local Favorite', () => {
    expect(gem({ ...loved, yelpReviews: 900 })).toEqual(['Local Favorite', 'no chain, 4.7 stars of 900 ratings']);
  });

  test('a new place that already has dozens of good ratings is Trending', () => {
    expect(gem({ ...loved, openedOn: '2026-02-01' })).toEqual(['Trending', 'opened 2026-02, 4.7 stars of 60 ratings']);
    expect(gem({ ...loved, openedOn: '2024-02-01' })[0]).toBe('Hidden Gem');
    expect(gem({ ...loved, openedOn: '2027-02-01' })[0]).toBe('Hidden Gem');
  });

  test('an old place that two kinds of sources list is a Local Favorite if it has no low rating', () => {
    const old = { name: 'Weber', openedOn: '2004-05-01' };
    const sources = [...SOURCES, { source: 'a-map', kind: 'map' as const, fetchedAt: new Date('2026-10-01') }];
    expect(gem(old)).toEqual([null, undefined]);
    expect(gem(old, sources)).toEqual(['Local Favorite', 'no chain, open since 2004, known to 2 kinds of sources']);
    expect(gem({ ...old, yelpRating: 2.1, yelpReviews: 80 }, sources)).toEqual([null, undefined]);
  });

  test('no badge is derived for a place of a known chain', () => {
    expect(gem({ ...loved, name: "Arby's" })).toEqual([null, undefined]);
  });

  test('a badge from a source stays', () => {
    expect(gem({ name: "Arby's", gemType: 'Trending' })).toEqual(['Trending', undefined]);
  });
});

describe('the audience', () => {
  const whom = (changes: Parameters<typeof someFacts>[0]) => {
    const { facts, rules } = derive(changes);
    return [facts.audience, rules.audience];
  };

  test('words of the name decide the audience; without such words, no audience is derived', () => {
    expect(whom({ name: 'Lincoln Elementary School' })).toEqual(['institution', 'name has "elementary school"']);
    expect(whom({ name: 'Weber' })).toEqual([null, undefined]);
  });

  test('the cuisine "Indian" outweighs the word "theater" only if a source states this cuisine', () => {
    expect(whom({ name: 'Elm Theater', cuisine: 'Indian' })).toEqual([null, undefined]);
    expect(whom({ name: 'Indian Theater' })).toEqual(['stall', 'name has "theater"']);
  });

  test('the name can change the audience "supplier" to "institution" or "events", but not to "stall"', () => {
    const whose = (name: string) => whom({ name, audience: 'supplier' })[0];
    expect(whose('Elm County Hospital Main Kitchen')).toBe('institution');
    expect(whose('St Olaf Church Banquet Room')).toBe('events');
    expect(whose('Elm Ballroom')).toBe('events');
    expect(whose('Elm Stadium Stand 4')).toBe('supplier');
  });

  test('a name without a clue for "institution" or "events" does not change the audience from a source', () => {
    expect(whom({ name: 'Oak Market', audience: 'public' })).toEqual(['public', undefined]);
    expect(whom({ name: 'Weber', audience: 'institution' })).toEqual(['institution', undefined]);
    expect(whom({ name: 'Oak Market', audience: 'supplier' })).toEqual(['supplier', undefined]);
  });

  test('no badge is derived for a place that is not for the public', () => {
    const loved = { yelpRating: 4.7, yelpReviews: 60 };
    expect(derive({ name: 'Lincoln Elementary School', ...loved }).facts.gemType).toBeNull();
  });
});

describe('the insight', () => {
  const insight = (changes: Parameters<typeof someFacts>[0]) => derive(changes).facts.aiInsight;
  const lateNights = [5, 6].map((day) => ({ day, opens: 17 * 60, closes: 26 * 60 }));

  test('an insight restates facts and lists their fields', () => {
    const facts = {
      name: 'Weber',
      cuisine: 'Vietnamese',
      neighborhood: 'Tower Grove South',
      weeklyHours: lateNights,
      features: ['live-music' as const],
    };
    expect(insight(facts)).toBe(
      'Vietnamese in Tower Grove South; open until 2 AM on Fridays and Saturdays; live music. ' +
        'From: cuisine, neighborhood, hours, features.',
    );
    expect(derive(facts).rules).toEqual({ aiInsight: 'restates stored facts' });
  });

  test('an insight contains the rule of a derived cuisine', () => {
    expect(insight({ name: 'Pho Grand', features: ['outdoor-seating', 'byob'], openedOn: '1990-01-01' })).toBe(
      'Vietnamese in St. Louis; outdoor seating and bring your own bottle; open since 1990. ' +
        'From: cuisine (name has "pho"), city, features, opening date.',
    );
  });

  test('the insight is null if only the cuisine, the city or neighborhood, diets and meals are known', () => {
    expect(insight({ name: 'Pho Grand', neighborhood: 'Tower Grove South' })).toBeNull();
    expect(insight({ name: 'Vegan Deli' })).toBeNull();
    expect(insight({ name: 'Sunny Brunch' })).toBeNull();
    expect(insight({ name: 'Pho Grand', dietaryOptions: ['vegan'] })).toBeNull();
    expect(insight({ name: 'Weber', weeklyHours: lateNights })).toBe(
      'In St. Louis; open until 2 AM on Fridays and Saturdays. From: city, hours.',
    );
  });

  test('an insight from a source stays', () => {
    expect(derive({ name: 'Weber', aiInsight: 'Go.', weeklyHours: lateNights })).toMatchObject({
      facts: { aiInsight: 'Go.' },
      rules: {},
    });
  });
});

test('a sample place is not changed', () => {
  const facts = someFacts({ name: 'Pho Grand', yelpRating: 5, yelpReviews: 50 });
  const sources = [{ source: 'sample', kind: 'sample' as const, fetchedAt: new Date() }];
  expect(deriveFacts(facts, sources)).toEqual({ facts, rules: {} });
});
