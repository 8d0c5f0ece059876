import { fuudImporter } from '../catalogue/fuud/fuudImporter';
import { importFile } from '../catalogue/importFile';
import { makeScratch } from '../catalogue/testing/scratchFile';
import type { TestDatabase } from '../testing/testDatabase';

const inStLouis = { city: 'St. Louis', state: 'MO' };
const loop = { ...inStLouis, neighborhood: 'Delmar Loop', postalCode: '63112' };
const westEnd = { ...inStLouis, neighborhood: 'Central West End', postalCode: '63108' };
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });

/** The data for the integration tests: six places, as if from OpenStreetMap. Five of them have a neighborhood. */
const PLACES = [
  {
    sourceId: 'node/1',
    name: 'Nudo House',
    ...loop,
    ...at(38.6561, -90.3037),
    address: '6105A Delmar Blvd',
    cuisine: ['ramen', 'vietnamese'],
    priceRange: '$$',
    phone: '(314) 832-1244',
    hours: 'Mo-Su 11:00-21:30',
    dietaryOptions: ['vegetarian', 'vegan'],
    features: ['outdoor-seating', 'wifi', 'quiet'],
    recommendedDishes: ['Hebrew Hammer ramen'],
    imageUrls: ['https://pictures.example.com/nudo.jpg'],
    placeId: 'ChIJ-nudo',
    yelpUrl: 'https://www.yelp.com/biz/nudo-house-st-louis',
  },
  {
    sourceId: 'node/2',
    name: 'Night Noodles',
    ...loop,
    ...at(38.6558, -90.302),
    address: '6010 Delmar Blvd',
    cuisine: 'thai',
    priceRange: '$',
    hours: 'Mo-Su 18:00-26:00',
    recommendedDishes: ['Shoyu ramen'],
    features: ['takeout'],
  },
  {
    sourceId: 'node/3',
    name: 'Halal Corner',
    ...loop,
    ...at(38.656, -90.305),
    address: '6200 Delmar Blvd',
    cuisine: 'middle_eastern',
    priceRange: '$',
    hours: 'Mo-Fr 08:00-20:00',
    dietaryOptions: ['halal', 'vegan', 'gluten-free'],
    features: ['wifi', 'takeout', 'wheelchair-accessible'],
  },
  {
    sourceId: 'node/4',
    name: 'Casa Verde',
    ...westEnd,
    ...at(38.6403, -90.2618),
    address: '4 N Euclid Ave',
    cuisine: 'mexican',
    priceRange: '$',
    hours: 'Mo-Su 10:00-23:00',
    dietaryOptions: ['vegetarian', 'vegan', 'gluten-free', 'nut-free'],
    features: ['outdoor-seating', 'dog-friendly'],
  },
  {
    sourceId: 'node/5',
    name: 'Chez Marie',
    ...westEnd,
    ...at(38.647, -90.264),
    address: '500 N Euclid Ave',
    cuisine: 'french',
    priceRange: '$$$',
    hours: 'Tu-Sa 17:00-22:00',
    dietaryOptions: ['vegetarian', 'gluten-free'],
    features: ['quiet', 'full-bar'],
  },
  {
    sourceId: 'node/6',
    name: 'Far Grill',
    ...inStLouis,
    ...at(38.59, -90.35),
    address: '9000 Manchester Rd',
    cuisine: 'american',
    priceRange: '$$',
    dietaryOptions: ['halal'],
  },
];

/** Imports the places as if they came from OpenStreetMap. @returns their uuids by name */
export async function loadPlaces({ pool, prisma }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const scratch = makeScratch();
  const terms = { source: 'osm', kind: 'map', licence: 'ODbL 1.0', attribution: '© OpenStreetMap' } as const;
  await importFile(pool, { file: scratch.jsonl('places.jsonl', PLACES), importer: fuudImporter(terms) });
  scratch.remove();
  const rows = await prisma.restaurant.findMany({ select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [name, id]));
}
