import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTestDatabase } from '../testing/testDatabase';
import { chooseImporter } from './chooseImporter';
import { mappedImporter } from './csv/mappedImporter';
import { readMapping } from './csv/readMapping';
import { importFile } from './importFile';
import { prepareRow } from './prepareRow';
import type { ImportArguments } from './readArguments';

/**
 * These tests read real files in a folder beside the project. The files are not part of the project. Other tests read
 * invented rows in the same formats: csv/shippedMappings.test.ts, stLouis.test.ts, overture/overtureImporter.test.ts.
 */
const folder = resolve(__dirname, '../../../shared/data');
const onFile = (name: string) => {
  const path = join(folder, name);
  const isThere = existsSync(path);
  const title = (words: string) =>
    isThere ? words : `${words} (skipped: there is no ../shared/data/${name} beside the project)`;
  return {
    path,
    run: (words: string, work: () => Promise<void>) => (isThere ? test : test.skip)(title(words), work, 180_000),
  };
};

const stl = onFile('stl_food_facilities_geocoded.jsonl');
stl.run('the St. Louis food facilities: each place is imported once, and repeated rows are skipped', async () => {
  const database = await createTestDatabase();
  try {
    const importer = mappedImporter('jsonl', await readMapping('stl-food-facilities'));
    const report = await importFile(database.pool, { file: stl.path, importer });
    expect(report).toMatchObject({ read: 2671, written: 2607, skipped: 64 });
    expect(report.reasons.map(({ reason, count }) => [reason, count])).toEqual([
      ['is already in an earlier row of this file', 64],
    ]);
    expect(await importFile(database.pool, { file: stl.path, importer })).toMatchObject({
      written: 0,
      unchanged: 2607,
    });
    // More than 300 restaurants are not public. Examples are the stands of stadiums and the counters of stores.
    const inCity = await database.prisma.restaurant.count({ where: { cityKey: 'st louis', state: 'MO' } });
    const open = await database.prisma.restaurant.count({
      where: { cityKey: 'st louis', state: 'MO', audience: 'public' },
    });
    expect(open).toBeGreaterThan(1200);
    expect(open).toBeLessThan(1741);
    expect(inCity).toBeGreaterThan(open + 300);
    expect(await database.prisma.restaurant.count({ where: { cityKey: 'east st louis', state: 'IL' } })).toBe(2);
    expect(await database.prisma.restaurant.count({ where: { name: { startsWith: '-' } } })).toBe(0);
  } finally {
    await database.drop();
  }
});

const chains = onFile('us_chain_locations.csv.gz');
chains.run('the chain locations: every tenth row is checked, and is valid or in Mexico', async () => {
  const importer = mappedImporter('csv', await readMapping('us-chain-locations'));
  const refused: Record<string, number> = {};
  let taken = 0;
  for await (const row of importer.rows(chains.path)) {
    if (row.line % 10 !== 0) continue; // a tenth of the rows is enough here
    const prepared = prepareRow(importer, row);
    if ('record' in prepared) taken += 1;
    else {
      const reason = `${prepared.problem.field} ${prepared.problem.problem}`;
      refused[reason] = (refused[reason] ?? 0) + 1;
    }
  }
  // Three branches are in Coahuila in Mexico. The file writes CO for this state.
  expect(Object.keys(refused)).toEqual(['coordinates lie outside the US, and the city is no US city']);
  expect(taken).toBeGreaterThan(8500);
});

const austin = onFile('austin_osm_822.json');
austin.run('the Austin extract of OpenStreetMap: every place is imported, and "restaurant" is no cuisine', async () => {
  const database = await createTestDatabase();
  try {
    const importer = mappedImporter('json', await readMapping('austin-osm'));
    const report = await importFile(database.pool, { file: austin.path, importer });
    expect(report).toMatchObject({ read: 822, written: 822, skipped: 0 });
    // Four addresses are only a house number.
    expect(report.notes).toMatchObject([{ reason: 'address contains no address, left out', count: 4 }]);
    const { prisma } = database;
    // Two or three places are in the file twice.
    const inAustin = await prisma.restaurant.count({ where: { cityKey: 'austin', timeZone: 'America/Chicago' } });
    expect(inAustin).toBeGreaterThan(815);
    expect(await prisma.restaurant.count({ where: { cuisine: { contains: 'restaurant', mode: 'insensitive' } } })).toBe(
      0,
    );
    expect(await prisma.restaurant.findFirst({ where: { name: 'The Omelettry' } })).toMatchObject({
      cuisine: 'Breakfast',
    });
  } finally {
    await database.drop();
  }
});

/**
 * Imports a real file twice and expects that the second import writes nothing.
 * @returns the report of the first import (with `reasons` as an object) and all restaurants
 */
async function importTwice(path: string, asked: Pick<ImportArguments, 'format' | 'map'>) {
  const database = await createTestDatabase();
  try {
    const importer = await chooseImporter({ command: 'import', file: path, dryRun: true, ...asked });
    const report = await importFile(database.pool, { file: path, importer });
    expect(report.read).toBe(report.written + report.unchanged + report.skipped);
    expect(report.skipped).toBe(report.reasons.reduce((sum, { count }) => sum + count, 0));
    expect(await importFile(database.pool, { file: path, importer })).toMatchObject({ written: 0 });
    const reasons = Object.fromEntries(report.reasons.map(({ reason, count }) => [reason, count]));
    return { ...report, reasons, restaurants: await database.prisma.restaurant.findMany() };
  } finally {
    await database.drop();
  }
}

const nyc = onFile('nyc_dohmh_api_sample_2025-06.csv');
nyc.run('the New York inspections: repeated rows are skipped; each neighborhood is a borough or null', async () => {
  const { restaurants, ...report } = await importTwice(nyc.path, { format: 'csv', map: 'nyc-restaurant-inspections' });
  expect(report).toMatchObject({ read: 1000, reasons: { 'is already in an earlier row of this file': 7 } });
  expect(report.reasons).toEqual({ 'is already in an earlier row of this file': 7 });
  expect(new Set(restaurants.map(({ neighborhood }) => neighborhood))).toEqual(
    new Set(['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island', null]),
  );
  expect(restaurants.every(({ isClosed }) => !isClosed)).toBe(true);
});

const overture = onFile('us_eat_and_drink.jsonl');
overture.run('the Overture sample: every place is imported, or skipped with a reason', async () => {
  const { restaurants, ...report } = await importTwice(overture.path, { format: 'overture' });
  const { 'is permanently closed, and no other source lists it': closed = 0, ...others } = report.reasons;
  expect(others).toEqual({
    'confidence is less than 0.5': 105,
    'city is missing': 2,
    'has a phone number or postcode of another country': 6,
    'is no place to eat or drink': 1,
  });
  // 595 places in the file are closed. A few of them match an open place at the same address. These few join the
  // restaurant of the open place, so they are not skipped.
  expect(closed).toBeGreaterThan(580);
  expect(closed).toBeLessThanOrEqual(595);
  expect(restaurants.length).toBeGreaterThan(1600);
  expect(restaurants.filter(({ latitude }) => latitude !== null).length).toBeGreaterThan(50);
});

const licences = onFile('stl_food_drink_licenses_2025-10.csv');
licences.run('the St. Louis licenses: 96 rows are skipped; the neighborhoods of five places are correct', async () => {
  const { restaurants, ...report } = await importTwice(licences.path, { format: 'csv', map: 'stl-business-licences' });
  expect(report.reasons).toEqual({
    'doc_type is not one of the values that the mapping keeps': 96,
  });
  // A place with a restaurant license and a drinks license becomes one restaurant.
  expect(restaurants.length).toBeLessThan(1000);
  expect(restaurants.length).toBeGreaterThan(700);
  const at = (name: string) => restaurants.find((restaurant) => restaurant.name.startsWith(name))?.neighborhood;
  expect([at('Zia'), at('Bogart'), at('Vicia'), at('Blues City'), at('Sassafras')]).toEqual([
    'The Hill',
    'Soulard',
    'Central West End',
    'Benton Park',
    'Missouri Botanical Garden',
  ]);
});
