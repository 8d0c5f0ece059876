import { z } from 'zod';
import { type PlaceInput, placeInput } from './placeInput';

/**
 * The reason why a row is skipped, or a note about one of its values. The report counts problems with equal `field` and
 * `problem` together.
 */
export interface RowProblem {
  field?: string;
  /** For example "should be a number". The text does not contain the value, so that equal problems count together. */
  problem: string;
  /** The wrong value, or another text that identifies the row, such as the name of the place. */
  detail?: string;
  /** True if the import corrected a wrong value or filled in a missing one. */
  isCorrected?: true;
}

/** Fields that every row needs. Other fields are checked only in rows that have them. */
const REQUIRED = ['sourceId', 'name'];
/**
 * The maximum number of cached checks, one for each set of columns. Usually the rows of a file have few different sets.
 * If the cache is full, a row with a new set is checked for all fields.
 */
const MAX_SHAPES = 64;
const LONGEST_KEYS = 2000;
const shapes = new Map<string, z.ZodType<PlaceInput>>();

/**
 * The check for rows with the same keys as this row. A row usually has only about a dozen of the fields in placeInput,
 * and mostly the same fields as the previous row. A check without the absent fields is three times as fast.
 */
function checkFor(row: Record<string, unknown>): z.ZodType<PlaceInput> {
  const keys = Object.keys(row).join();
  const known = shapes.get(keys);
  if (known) return known;
  if (shapes.size >= MAX_SHAPES || keys.length > LONGEST_KEYS) return placeInput;
  const fields = Object.entries(placeInput.shape).filter(
    ([field]) => Object.hasOwn(row, field) || REQUIRED.includes(field),
  );
  const check = z.object(Object.fromEntries(fields)) as unknown as z.ZodType<PlaceInput>;
  shapes.set(keys, check);
  return check;
}

/**
 * The result of a check. It is either a row that has only correct values, with notes about the values that were left
 * out, or the problem that makes the whole row unusable.
 */
export type CheckedPlace = { place: PlaceInput; notes: RowProblem[] } | { problem: RowProblem };

/**
 * Checks the types and limits of one row's values. A wrong value of an optional field is left out, with a note. A list
 * or an object with a wrong value inside it is left out as a whole.
 */
export function checkPlace(row: Record<string, unknown>): CheckedPlace {
  const check = checkFor(row);
  const result = check.safeParse(row);
  if (result.success) return { place: result.data, notes: [] };
  const problems = result.error.issues.map((issue) => problemOf(issue, row));
  const needed = problems.find(({ field }) => REQUIRED.includes(field ?? '') || !field);
  if (needed) return { problem: needed };
  const without = { ...row };
  for (const { path } of result.error.issues) delete without[String(path[0])];
  const again = check.safeParse(without);
  if (!again.success) return { problem: problems[0] ?? { problem: 'is not a place' } };
  const notes = problems.map(({ problem, ...where }) => ({ ...where, problem: `${problem}, left out` }));
  return { place: again.data, notes };
}

function problemOf(issue: z.core.$ZodIssue, row: Record<string, unknown>): RowProblem {
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], row);
  const detail = value === undefined || value === null ? undefined : shorten(value);
  return { field: issue.path.join('.'), problem: describeIssue(issue, value), ...(detail && { detail }) };
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const isBlank = value === undefined || value === null || (typeof value === 'string' && !value.trim());
  if (isBlank) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'object') return 'should be latitude and longitude';
      if (issue.expected === 'boolean') return 'should be yes or no';
      return `should be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'too_big':
      return issue.origin === 'number' ? `is more than ${issue.maximum}` : `is longer than ${issue.maximum}`;
    case 'too_small':
      return `is less than ${issue.minimum}`;
    case 'invalid_union':
      return 'should be text or a list of texts';
    default:
      return 'cannot be read';
  }
}

/** The value as one line of at most 60 characters. The line has no control characters, because a terminal shows it. */
export function shorten(value: unknown): string {
  const line = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
