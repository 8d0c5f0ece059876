import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { projectFile } from '../../projectFile';
import { FileError } from '../FileError';
import type { MatchRecord } from './MatchRecord';

const text = z.string().min(1).nullable().default(null);
const degrees = z.number().nullable().default(null);
const record = z.strictObject({
  source: z.string().min(1),
  name: z.string().min(1),
  brand: text,
  address: text,
  city: z.string().min(1),
  state: z.string().length(2),
  postalCode: text,
  phone: text,
  latitude: degrees,
  longitude: degrees,
  website: text,
  cuisine: text,
}) satisfies z.ZodType<MatchRecord>;
const pair = z
  .strictObject({
    /** True if a person who read both records decided that they are one place. */
    same: z.boolean(),
    /**
     * Only pairs of the half "development" are used to tune weights and rules. The half "held-out" measures how good
     * the weights and rules are. A hash of names and addresses divided the pairs into the two halves. A pair that was
     * added because the matcher failed on it belongs to "development".
     */
    half: z.enum(['development', 'held-out']),
    /** True if the pair is difficult to decide. `note` then explains why. */
    hard: z.boolean(),
    note: z.string().min(1).optional(),
    a: record,
    b: record,
  })
  .refine(({ hard, note }) => !hard || note, 'a hard pair needs a note');

/** Two records from real files, with the decision of a person who read both records. */
export type LabelledPair = z.infer<typeof pair>;

/**
 * Reads labeled pairs from a file with one JSON object on each line, by default labelledPairs.jsonl. Optional
 * fields that are missing in a record become null.
 * @throws FileError with the number of the line if a line is not valid; FileError if labelledPairs.jsonl is missing
 */
export function readLabelledPairs(file = findPairs()): LabelledPair[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    const result = pair.safeParse(parse(line));
    if (!result.success) {
      const issue = result.error.issues[0];
      throw new FileError(`${basename(file)}, line ${index + 1}: ${issue?.path.join('.')} ${issue?.message}`);
    }
    return result.data;
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function findPairs(): string {
  const file = projectFile('graphql-server', 'catalogue', 'match', 'labelledPairs.jsonl');
  if (!file) throw new FileError('The file graphql-server/catalogue/match/labelledPairs.jsonl is missing.');
  return file;
}
