import { z } from 'zod';
import type { UserErrorCode } from '../../errors/UserError';

/**
 * The error message of a refine(), for example `params: { reason: 'must not ...', code: 'TOO_LONG' } satisfies Reason`.
 */
export interface Reason {
  reason: string;
  code?: UserErrorCode;
}

/** The label of a field in messages: "firstName" -> "First name". Empty for a problem of the whole input. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const field = path?.filter((step) => typeof step === 'string').at(-1);
  if (!field) return '';
  if (field.includes('_')) return field; // a name of the REST API, which is shown as the caller sent it
  const words = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : 'infinity';
  return typeof value;
}

/**
 * Zod's error messages in our own words, for example "Username: Required", "Email: Expected string, received number",
 * "Password must be at least 6 characters" and "Please enter a valid email address".
 */
function inOurWords(issue: z.core.$ZodRawIssue): string {
  const label = labelOf(issue.path);
  const prefix = label ? `${label}: ` : '';
  const subject = label || 'The value';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${prefix}Required`
        : `${prefix}Expected ${issue.expected === 'record' ? 'object' : issue.expected}, received ${typeOf(issue.input)}`;
    case 'too_small':
      if (issue.origin !== 'string') return `${subject} must be at least ${issue.minimum}`;
      return issue.minimum === 1 ? `${prefix}Required` : `${subject} must be at least ${issue.minimum} characters`;
    case 'too_big':
      return `${subject} must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address' : `${prefix}Invalid input`;
    case 'invalid_value':
      return `${subject} must be one of ${issue.values.join(', ')}`;
    case 'custom': {
      const reason = (issue.params as Partial<Reason> | undefined)?.reason;
      return reason ? `${subject} ${reason}` : `${prefix}Invalid input`;
    }
    default:
      return `${prefix}Invalid input`;
  }
}

/** This call runs once, when this module is imported. After that, all zod schemas use these messages. */
z.config({ customError: inOurWords });
