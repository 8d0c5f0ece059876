import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { findCuisines } from './findCuisines';

/**
 * These tests read real files. The files are not part of the repository: developers keep them in a folder next to it.
 * findCuisines.test.ts tests single words as these files spell them.
 */
const folder = resolve(__dirname, '../../../shared/data');
const isThere = existsSync(folder);

/** Unknown words that these tests accept. They are not in our vocabulary, but they do not mislead anybody. */
const OTHERS = ['indo_tex_mex', 'western', 'stir_fry', 'Juice, Smoothies, Fruit Salads', 'milk_bar'];

/** The share of the words that are known, and the words that are not known. */
function coverage(words: string[]) {
  const unknown = words.filter((word) => !findCuisines(word));
  return { share: 1 - unknown.length / words.length, unknown: [...new Set(unknown)].sort() };
}
const lines = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
/**
 * The non-empty values of one column. This function reads the whole file into memory. It does not use the catalogue's
 * own reader, because that reader takes longer and has its own tests.
 */
function column(name: string, column: string): string[] {
  const file = readFileSync(join(folder, name));
  const rows: Record<string, string>[] = parse(name.endsWith('.gz') ? gunzipSync(file) : file, { columns: true });
  return rows.flatMap((row) => row[column] || []);
}

(isThere ? describe : describe.skip)(
  `names of cuisines in real files${isThere ? '' : ' (no ../shared/data here)'}`,
  () => {
    test('all cuisines of the chains are known', () => {
      const values = new Set(column('us_chain_locations.csv.gz', 'cuisine'));
      expect(coverage([...values].flatMap((value) => value.split(';')))).toEqual({ share: 1, unknown: [] });
    }, 180_000);

    test('more than 99% of the cuisines of New York are known, and each unknown word is in OTHERS', () => {
      const { share, unknown } = coverage(column('nyc_dohmh_api_sample_2025-06.csv', 'cuisine_description'));
      expect(unknown.filter((word) => !OTHERS.includes(word))).toEqual([]);
      expect(share).toBeGreaterThan(0.99);
    });

    test('more than 99% of the OpenStreetMap cuisines in Austin are known, and each unknown word is in OTHERS', () => {
      const places = JSON.parse(readFileSync(join(folder, 'austin_osm_822.json'), 'utf8')) as { types: string[] }[];
      const { share, unknown } = coverage(places.flatMap(({ types }) => types));
      expect(unknown.filter((word) => !OTHERS.includes(word))).toEqual([]);
      expect(share).toBeGreaterThan(0.99);
    });

    test('all main categories of the Overture sample are known, except the words in OTHERS', () => {
      const rows = lines('us_eat_and_drink.jsonl').map(
        (line) => JSON.parse(line) as { categories?: { primary?: string } },
      );
      const { unknown } = coverage(rows.flatMap(({ categories }) => categories?.primary ?? []));
      expect(unknown.filter((word) => !OTHERS.includes(word))).toEqual([]);
    });
  },
);
