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

const MOST = 1000;
const FURTHEST = 1_000_000;

/**
 * Reads the parameters limit (1 to 1,000) and offset (0 to 1,000,000) of a list. Without them, the window is the whole
 * list.
 * @throws UserError INVALID that names the parameter
 */
export function readWindow(request: Request): ListWindow {
  return {
    limit: readWhole(request, 'limit', 1, MOST) ?? null,
    offset: readWhole(request, 'offset', 0, FURTHEST) ?? 0,
  };
}

function readWhole(request: Request, name: string, least: number, most: number): number | undefined {
  const text = readText(request, name)?.trim();
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const message = `${name} must be a whole number from ${least} to ${most.toLocaleString('en-US')}, or be left out`;
  throw new UserError('INVALID', message, { field: name });
}
