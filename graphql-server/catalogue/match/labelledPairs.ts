import { readFileSync } from 'node:fs';
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
    /** One place, or two: what a person said who read both. */
    same: z.boolean(),
    /**
     * Weights and rules are tuned on development only; the other half says how good they are. Pairs fell to either by a
     * hash of names and addresses when they were drawn. One that came in because the matcher erred on it is for development.
     */
    half: z.enum(['development', 'held-out']),
    /** Easy to get wrong; then `note` says why. */
    hard: z.boolean(),
    note: z.string().min(1).optional(),
    a: record,
    b: record,
  })
  .refine(({ hard, note }) => !hard || note, 'a hard pair needs a note');

/** Two records from real files with the answer of a person who read them. */
export type LabelledPair = z.infer<typeof pair>;

/**
 * The pairs of labelledPairs.jsonl, a JSON object a line; unknown fields of a record are left out there.
 * @throws FileError that names the line at fault.
 */
export function readLabelledPairs(file = findPairs()): LabelledPair[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    const result = pair.safeParse(parse(line));
    if (!result.success) {
      const issue = result.error.issues[0];
      throw new FileError(`labelledPairs.jsonl, line ${index + 1}: ${issue?.path.join('.')} ${issue?.message}`);
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
