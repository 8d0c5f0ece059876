import type { Request } from 'express';
import { UserError } from '../errors/UserError';
import { readText } from './readQuery';

/** The requested part of a list. */
export interface ListWindow {
  /** At least 1; null for no limit. */
  limit: number | null;
  /** How many entries to skip. */
  offset: number;
}

const MAX_LIMIT = 1000;
const MAX_OFFSET = 1_000_000;

/**
 * Reads the parameters limit (1 to 1,000) and offset (0 to 1,000,000) of a list. Without them, the window is the whole
 * list.
 * @throws UserError INVALID that names the parameter
 */
export function readWindow(request: Request): ListWindow {
  return {
    limit: readWhole(request, 'limit', 1, MAX_LIMIT) ?? null,
    offset: readWhole(request, 'offset', 0, MAX_OFFSET) ?? 0,
  };
}

function readWhole(request: Request, name: string, min: number, max: number): number | undefined {
  const text = readText(request, name)?.trim();
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const message = `${name} must be a whole number from ${min} to ${max.toLocaleString('en-US')}, or be left out`;
  throw new UserError('INVALID', message, { field: name });
}
