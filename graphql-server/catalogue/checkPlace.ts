import { z } from 'zod';
import { type PlaceInput, placeInput } from './placeInput';

/** Why a row cannot be taken: counted by `field` and `problem`, shown with the value that was there. */
export interface RowProblem {
  field?: string;
  /** Without values, so that equal problems count together: "should be a number". */
  problem: string;
  /** The offending value, shortened. */
  detail?: string;
}

/** Fields that every row needs; the others are only checked in rows that have them. */
const REQUIRED = ['sourceId', 'name'];
/** A file has few different sets of columns; rows of further sets are checked for all fields. */
const MOST_SHAPES = 64;
const LONGEST_KEYS = 2000;
const shapes = new Map<string, z.ZodType<PlaceInput>>();

/**
 * The check for rows with these keys. A row has about a dozen of the forty fields, mostly the same as the row before:
 * without the absent fields the check is three times as fast.
 */
function checkFor(row: Record<string, unknown>): z.ZodType<PlaceInput> {
  const keys = Object.keys(row).join();
  const known = shapes.get(keys);
  if (known) return known;
  if (shapes.size >= MOST_SHAPES || keys.length > LONGEST_KEYS) return placeInput;
  const fields = Object.entries(placeInput.shape).filter(
    ([field]) => Object.hasOwn(row, field) || REQUIRED.includes(field),
  );
  const check = z.object(Object.fromEntries(fields)) as unknown as z.ZodType<PlaceInput>;
  shapes.set(keys, check);
  return check;
}

/** A row whose shape fits, with what had to be left out of it; or the required field that does not fit, and why. */
export type CheckedPlace = { place: PlaceInput; notes: RowProblem[] } | { problem: RowProblem };

/** Checks the shape of one row. An optional value that does not fit is left out, with a note. */
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

/** At most 60 characters, on one line, without control characters: it is shown in a terminal. */
export function shorten(value: unknown): string {
  const line = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
