import './words';
import type { z } from 'zod';
import { type Fault, UserError, type UserErrorCode } from '../../errors/UserError';
import type { Reason } from './words';

/** What zod and Standard Schema report about one problem. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * An issue with the fields that only zod adds. An issue from the GraphQL API has no `input`. GraphQL has already
 * checked the types there. So if such an issue reports a wrong type, the client sent no value.
 */
type ZodIssue = Issue & { code?: string; origin?: string; minimum?: unknown; input?: unknown; params?: unknown };

/**
 * @returns the input as the schema converts it, for example with trimmed texts
 * @throws UserError with one fault for each problem
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw userErrorFrom(result.error.issues);
  return result.data;
}

/** Combines the problems of one input into one error. */
export function userErrorFrom(issues: readonly Issue[]): UserError {
  const [first, ...others] = issues.map(faultFrom);
  if (!first) return new UserError('INVALID', 'Invalid input');
  return new UserError(first.code, first.message, { field: first.field ?? undefined, path: first.path, others });
}

function faultFrom(issue: Issue): Fault {
  const path = (issue.path ?? []).map((step) => (typeof step === 'object' ? step.key : step));
  const field = path.filter((step) => typeof step === 'string').at(-1);
  return { code: codeFrom(issue), field: field ?? null, path: path.map(String), message: issue.message };
}

function codeFrom(issue: ZodIssue): UserErrorCode {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED';
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
  if (issue.code === 'too_big') return 'TOO_LONG';
  return (issue.params as Partial<Reason> | undefined)?.code ?? 'INVALID';
}
