import { dietaryOptions, features } from '../../facts/facts';
import { CityIndex } from '../index/CityIndex';
import { conceptIds } from '../index/conceptNumbers';
import { joinRecord, readRecords } from '../index/readRecords';
import { idFor, recordOf, someDocumentFacts } from '../testing/places';
import { conceptCode } from './documentFormat';
import { searchDocument } from './searchDocument';

const facts = someDocumentFacts({
  name: 'Café Ñandú',
  cuisine: 'Tacos, Mexican',
  priceRange: '$$',
  dietaryOptions: ['vegan', 'paleo'],
  features: ['takeout', 'cash-only'],
  weeklyHours: [{ day: 6, opens: 1200, closes: 1560 }],
  holidayHours: [{ opens: 600, closes: 840 }],
  neighborhood: 'Cherokee Street',
  gemType: 'Hidden Gem',
  latitude: 38.6,
  longitude: -90.25,
  googleRating: 4.5,
});

test('every diet and every feature has its own bit', () => {
  const all = { name: 'All there is', dietaryOptions: [...dietaryOptions], features: [...features] };
  const { columns } = new CityIndex([recordOf(all)]);
  expect(columns.diets[0]).toBe(2 ** dietaryOptions.length - 1);
  expect(columns.features[0]).toBe(2 ** features.length - 1);
});

test('the index reads the facts that were written to the document', () => {
  const { columns, currentCount } = new CityIndex([recordOf(facts, { count: 2, sum: 9 })]);
  expect(currentCount).toBe(1);
  expect(columns.idOf(0)).toBe(idFor(facts.name));
  expect({
    price: columns.price[0],
    diets: columns.diets[0],
    features: columns.features[0],
    latitude: columns.latitude[0],
    longitude: columns.longitude[0],
    rating: columns.rating[0],
    zone: columns.zones[columns.zone[0] ?? 0],
    cuisine: columns.cuisines[columns.cuisine[0] ?? 0],
    neighborhood: columns.neighborhoods[columns.neighborhood[0] ?? 0],
    gem: columns.gem[0],
    hours: [...columns.hours.subarray(columns.hoursStart[0], columns.hoursStart[1])],
    holiday: [...columns.holiday.subarray(columns.holidayStart[0], columns.holidayStart[1])],
  }).toEqual({
    price: 2,
    diets: 0b100000010,
    features: 2 ** 27 + 1,
    latitude: 38.6,
    longitude: -90.25,
    rating: 225,
    zone: 'America/Chicago',
    cuisine: 'Tacos, Mexican',
    neighborhood: 'Cherokee Street',
    gem: 1,
    hours: [6 * 1440 + 1200, 6 * 1440 + 1560],
    holiday: [600, 840],
  });
});

test('consecutive documents are read up to the first invalid one', () => {
  const bytes = Buffer.concat([recordOf({ name: 'One' }), recordOf(facts), recordOf({ name: '' })]);
  expect(readRecords(bytes)).toHaveLength(3);
  expect(readRecords(Buffer.concat([recordOf(facts), Buffer.alloc(100, 9)]))).toHaveLength(1);
  expect(readRecords(bytes.subarray(0, bytes.length - 1))).toHaveLength(2);
  expect(readRecords(Buffer.alloc(0))).toEqual([]);
});

test('even facts that are far too long result in a short, valid document', () => {
  const word = 'x'.repeat(100);
  const endless = someDocumentFacts({
    name: '😀'.repeat(5000),
    cuisine: '寿司'.repeat(500),
    description: Array.from({ length: 20_000 }, (_, n) => `${word} w${n}`).join(' '),
    recommendedDishes: Array.from({ length: 500 }, () => 'Ramen'),
    timeZone: 'z'.repeat(500),
    weeklyHours: Array.from({ length: 300 }, () => ({ day: 0, opens: 0, closes: 1 })),
  });
  const document = searchDocument(endless);
  expect(document.length).toBeLessThan(8000);
  expect(readRecords(joinRecord(idFor('x'), document))).toHaveLength(1);
});

test('no two concepts have the same code', () => {
  expect(new Set(conceptIds.map(conceptCode)).size).toBe(conceptIds.length);
});
