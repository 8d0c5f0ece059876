import type { Request } from 'express';
import { UserError } from '../errors/UserError';

/**
 * Reads a parameter of an address that people open in the browser. If the parameter is repeated, the first value is
 * returned, because people must not see an error in the browser.
 */
export function readFirst(request: Request, name: string): string | undefined {
  const value = [request.query[name]].flat()[0];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads a query parameter.
 * @throws UserError INVALID when it is repeated
 */
export function readText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  if (Array.isArray(value)) throw new UserError('INVALID', `${name} must be given once`, { field: name });
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads a parameter with a fixed set of values. Case is ignored. A blank value counts as absent.
 * @throws UserError INVALID that lists the allowed values; UserError INVALID if the parameter is repeated
 */
export function readChoice<Word extends string>(
  request: Request,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = readText(request, name)?.trim().toLowerCase();
  const word = words.find((each) => each === text);
  if (text && !word) {
    throw new UserError('INVALID', `${name} must be ${words.join(' or ')}, or be left out`, { field: name });
  }
  return word;
}

/**
 * Checks a parameter whose value must be a whole number of at most 15 digits. A blank value counts as absent.
 * @throws UserError INVALID for any other value, and if the parameter is repeated
 */
export function refuseUnlessCount(request: Request, name: string): void {
  const text = readText(request, name)?.trim();
  if (text && !/^\d{1,15}$/.test(text)) {
    throw new UserError('INVALID', `${name} must be a whole number from 0, or be left out`, { field: name });
  }
}
