import type { z } from 'zod';
import { type PlaceInput, placeInput } from './placeInput';

/** Why a row cannot be taken: counted by `field` and `problem`, shown with the value that was there. */
export interface RowProblem {
  field?: string;
  /** Without values, so that like problems count together: "should be a number". */
  problem: string;
  /** The offending value, shortened. */
  detail?: string;
}

/** Checks the shape of one row; a row that does not fit says which field and why (the first of several). */
export function checkPlace(row: Record<string, unknown>): { place: PlaceInput } | { problem: RowProblem } {
  const result = placeInput.safeParse(row);
  if (result.success) return { place: result.data };
  const issue = result.error.issues[0];
  if (!issue) return { problem: { problem: 'is not a place' } };
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], row);
  const detail = value === undefined || value === null ? undefined : shorten(value);
  return { problem: { field: issue.path.join('.'), problem: describeIssue(issue, value), ...(detail && { detail }) } };
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

/** At most 60 characters, on one line. */
export function shorten(value: unknown): string {
  const line = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
