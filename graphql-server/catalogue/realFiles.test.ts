import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTestDatabase } from '../testing/testDatabase';
import { mappedImporter } from './csv/mappedImporter';
import { readMapping } from './csv/readMapping';
import { importFile } from './importFile';
import { prepareRow } from './prepareRow';

/** Real files lie beside the project where its makers work; they are not part of it. */
const folder = resolve(__dirname, '../../../shared/data');
const onFile = (name: string) => {
  const path = join(folder, name);
  const isThere = existsSync(path);
  const title = (words: string) =>
    isThere ? words : `${words} (skipped: there is no ../shared/data/${name} beside the project)`;
  return {
    path,
    run: (words: string, work: () => Promise<void>) => (isThere ? test : test.skip)(title(words), work, 60_000),
  };
};

const stl = onFile('stl_food_facilities_geocoded.jsonl');
stl.run('the St. Louis food facilities: places open to the public, each once', async () => {
  const database = await createTestDatabase();
  try {
    const importer = mappedImporter('jsonl', await readMapping('stl-food-facilities'));
    const report = await importFile(database.pool, { file: stl.path, importer });
    expect(report).toMatchObject({ read: 2671, written: 1770, skipped: 901 });
    expect(report.reasons.map(({ reason, count }) => [reason, count])).toEqual([
      ['kind is none that the mapping keeps', 891],
      ['is a place that stood in the file before', 10],
    ]);
    expect(await importFile(database.pool, { file: stl.path, importer })).toMatchObject({
      written: 0,
      unchanged: 1770,
    });
    expect(await database.prisma.restaurant.count({ where: { cityKey: 'st louis', state: 'MO' } })).toBe(1741);
    expect(await database.prisma.restaurant.count({ where: { cityKey: 'east st louis', state: 'IL' } })).toBe(2);
    expect(await database.prisma.restaurant.count({ where: { name: { startsWith: '-' } } })).toBe(0);
  } finally {
    await database.drop();
  }
});

const chains = onFile('us_chain_locations.csv.gz');
chains.run('the chain locations: every row taken or explained', async () => {
  const importer = mappedImporter('csv', await readMapping('us-chain-locations'));
  const refused: Record<string, number> = {};
  let taken = 0;
  for await (const row of importer.rows(chains.path)) {
    if (row.line % 10 !== 0) continue; // a tenth is enough here; bench/ takes them all
    const prepared = prepareRow(importer, row);
    if ('record' in prepared) taken += 1;
    else {
      const reason = `${prepared.problem.field} ${prepared.problem.problem}`;
      refused[reason] = (refused[reason] ?? 0) + 1;
    }
  }
  expect(Object.keys(refused)).toEqual(['city is missing']);
  expect(taken).toBeGreaterThan(8500);
});
