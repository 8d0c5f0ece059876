import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHours } from '../../graphql-server/catalogue/normalise/readHours';
import { type DocumentFacts, searchDocument } from '../../graphql-server/search/place/searchDocument';
import { generator, pick } from './random';

/** The fields that makeTemplates reads from a row of the sample catalogue's file. */
interface Sample {
  name: string;
  neighborhood?: string;
  cuisine?: string;
  priceRange?: string;
  gemType?: string;
  hours?: string;
  dietaryOptions?: string[];
  features?: string[];
  description?: string;
  recommendedDishes?: string[];
  aiInsight?: string;
}

/** An invented restaurant without a position: its facts and its search document. */
export interface Template extends DocumentFacts {
  hours: string | null;
  document: Buffer;
}

/**
 * Makes `count` invented restaurants. Each combines facts of three restaurants of the sample catalogue, so that the
 * texts are as long as real texts.
 */
export function makeTemplates(root: string, count: number): Template[] {
  const file = join(root, 'graphql-server', 'catalogue', 'sample', 'restaurants.jsonl');
  const samples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);
  const random = generator(20261121);
  const words = [...new Set(samples.flatMap(({ name }) => name.match(/\p{L}{3,}/gu) ?? []))];
  const syllables = [
    'bar',
    'lo',
    'mi',
    'ta',
    'ren',
    'sol',
    'ka',
    'vi',
    'nor',
    'pe',
    'du',
    'zan',
    'el',
    'ho',
    'gri',
    'fen',
  ];
  return Array.from({ length: count }, (): Template => {
    const [food, place, third] = [pick(random, samples), pick(random, samples), pick(random, samples)];
    const made = Array.from({ length: 3 }, () => pick(random, syllables)).join('');
    const sentences = [food, place, third].flatMap(({ description = '' }) =>
      description.split(/(?<=[.!?])\s+/).slice(0, 2),
    );
    const hours = random() < 0.8 ? (place.hours ?? null) : null;
    const facts: DocumentFacts = {
      name: `${made.charAt(0).toUpperCase()}${made.slice(1)} ${pick(random, words)}`,
      brand: null,
      cuisine: food.cuisine ?? null,
      priceRange: random() < 0.7 ? (food.priceRange ?? null) : null,
      dietaryOptions: place.dietaryOptions ?? [],
      features: place.features ?? [],
      description: sentences.join(' '),
      recommendedDishes: food.recommendedDishes ?? [],
      neighborhood: place.neighborhood ?? null,
      weeklyHours: hours ? weekOf(hours) : null,
      holidayHours: null,
      timeZone: 'America/Chicago',
      gemType: random() < 0.1 ? (food.gemType ?? null) : null,
      needsReservation: false,
      aiInsight: food.aiInsight ?? null,
      googleRating: random() < 0.6 ? Math.round(30 + random() * 20) / 10 : null,
      rating: null,
      yelpRating: null,
      imageUrls: [],
      phone: '+13145550100',
      latitude: null,
      longitude: null,
    };
    return { ...facts, hours, document: searchDocument(facts) };
  });
}

function weekOf(hours: string): unknown {
  return readHours(hours)?.weekly ?? null;
}
