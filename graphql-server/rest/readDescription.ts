import { z } from 'zod';
import { parseInput } from '../domain/input/parseInput';

const anObject = z.record(z.string(), z.unknown());

/**
 * A restaurant as a caller sends it: under `field`, or as the body itself, or not at all (D20).
 * @returns what was sent, not checked yet; undefined when nothing was
 * @throws UserError INVALID when it is no object
 */
export function readDescription(body: unknown, field: string): unknown {
  if (body == null) return undefined;
  const whole = parseInput(anObject, body);
  if (!(field in whole)) return Object.keys(whole).length > 0 ? whole : undefined;
  return whole[field] == null ? undefined : parseInput(z.object({ [field]: anObject }), whole)[field];
}
