import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mappedImporter } from '../../graphql-server/catalogue/csv/mappedImporter';
import { readMapping } from '../../graphql-server/catalogue/csv/readMapping';
import { type DerivedFacts, deriveFacts } from '../../graphql-server/catalogue/derive/deriveFacts';
import { prepareRow } from '../../graphql-server/catalogue/prepareRow';
import type { RestaurantFacts } from '../../graphql-server/facts/RestaurantFacts';
import { cityOf, type SampleCity } from './sampleCities';

/**
 * The path of the file with the St. Louis register, which is the city's list of places that sell food. The file is not
 * part of the project. The environment variable STL_FOOD_FACILITIES contains the path. If the variable is not set, the
 * file must be in ../shared/data, seen from the project's folder.
 */
const REGISTER =
  process.env.STL_FOOD_FACILITIES ?? resolve(__dirname, '../../../shared/data/stl_food_facilities_geocoded.jsonl');
/** A file of a few invented rows in the format of the register. */
const INVENTED = join(__dirname, 'stlouis', 'invented.jsonl');
const SOURCE = 'stl-food-facilities';

/** Whether the real register is on this machine. */
export const hasRegister = existsSync(REGISTER);

/**
 * The real St. Louis, read from its register. The register has names, addresses, kinds of business, phone numbers and
 * coordinates. The derivation rules add other facts.
 */
export const registerCity = (): Promise<SampleCity> => readRegister(REGISTER);
/** A city of the invented rows, read in the same way. */
export const inventedCity = (): Promise<SampleCity> => readRegister(INVENTED);

/**
 * Reads the rows in the same way as an import, but without a database. If rows have the same id, the last row counts.
 * In an import, the first row counts.
 */
async function readRegister(file: string): Promise<SampleCity> {
  const importer = mappedImporter('jsonl', await readMapping(SOURCE));
  const places = new Map<string, RestaurantFacts>();
  for await (const row of importer.rows(file)) {
    const prepared = prepareRow(importer, row);
    if ('problem' in prepared) continue; // an import skips this row too, for example because it has no name
    const { sourceId, facts } = prepared.record;
    places.set(sourceId, facts);
  }
  return cityOf(
    [...places].map(([sourceId, facts]) => {
      const sources = [{ source: SOURCE, kind: 'register' as const, fetchedAt: new Date(0) }];
      const { facts: derived, rules } = deriveFacts(facts, sources);
      return { sourceId, facts: { ...derived, provenance: ruled(rules) } };
    }),
  );
}

/** Converts the derivation rules to the provenance that an import stores. */
const ruled = (rules: DerivedFacts['rules']) =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, { rule }]));
