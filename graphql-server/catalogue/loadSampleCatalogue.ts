import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../database/inTransaction';
import { projectFile } from '../projectFile';
import { FileError } from './FileError';
import { fuudImporter } from './fuud/fuudImporter';
import type { Importer } from './Importer';
import type { ImportReport } from './ImportReport';
import { countLoadedSamples, markLoadedSamples, settleSamples } from './write/sampleMarks';

const FROM = {
  source: 'sample',
  kind: 'sample',
  licence: 'Invented for Fuud',
  attribution: 'Sample data, invented for Fuud: this place does not exist',
} as const;

/**
 * Loads the invented restaurants that are part of Fuud, with illustrations of their food. It delists samples that have
 * a listed, public, real restaurant in their city or within 30 km, and samples that the file no longer contains. It
 * lists all other samples again, except samples that an operator hid. After an import, each imported sample has a mark
 * in the database: a hash of the file and of the script with this function. If all samples of the file already have the
 * current mark, the file is not imported again.
 * @throws FileError if the shipped file is missing, or if importFile refuses the file.
 */
export async function loadSampleCatalogue(pool: Pool, file = findSampleFile()): Promise<ImportReport> {
  const startedAt = performance.now();
  const content = await readFile(file, 'utf8');
  const mark = createHash('sha256')
    .update(content)
    .update(await readFile(__filename))
    .digest('hex')
    .slice(0, 16);
  const ids = content.split('\n').flatMap((line) => /"sourceId"\s*:\s*"([^"]+)"/.exec(line)?.[1] ?? []);

  const isLoaded = ids.length > 0 && (await countLoadedSamples(pool, mark)) === new Set(ids).size;
  const report = isLoaded ? nothingNew(ids.length) : await importSamples(pool, file, ids, mark);
  const settled = await inTransaction(pool, (client) => settleSamples(client, mark));
  const samplesDelisted = report.samplesDelisted + settled;
  return { ...report, samplesDelisted, milliseconds: Math.round(performance.now() - startedAt) };
}

async function importSamples(pool: Pool, file: string, ids: string[], mark: string): Promise<ImportReport> {
  const { importFile } = await import('./importFile'); // most starts of the server do not need it
  const { chooseIllustrations } = await import('../images/illustrations/chooseIllustrations');
  const { writeSamplePlaceholders } = await import('./write/writeSamplePlaceholders');
  const importer: Importer = {
    ...fuudImporter(FROM),
    finish: (facts) => ({ ...facts, imageUrls: chooseIllustrations(facts) }),
  };
  const report = await importFile(pool, { file, importer });
  await writeSamplePlaceholders(pool);
  await markLoadedSamples(pool, ids, mark);
  return report;
}

const nothingNew = (count: number): ImportReport => ({
  source: FROM.source,
  read: count,
  written: 0,
  fresh: 0,
  joined: 0,
  changed: 0,
  closed: 0,
  unchanged: count,
  skipped: 0,
  reasons: [],
  notes: [],
  samplesDelisted: 0,
  changes: [],
  isDryRun: false,
  interrupted: false,
  milliseconds: 0,
});

function findSampleFile(): string {
  const file = projectFile('graphql-server', 'catalogue', 'sample', 'restaurants.jsonl');
  if (!file) throw new FileError('The file graphql-server/catalogue/sample/restaurants.jsonl is missing.');
  return file;
}
