import { z } from 'zod';
import type { Reason } from '../input/words';

const whole = { reason: 'must be a whole number from 1 to 5' } satisfies Reason;

/** A number of stars: a whole number from 1 to 5. */
export const stars = z.number().refine((value) => [1, 2, 3, 4, 5].includes(value), { params: whole });
