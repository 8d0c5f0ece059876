import { z } from 'zod';
import { dietaryOptions, priceRanges } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import { modelDays } from './ModelReading';

const concepts = [...vocabulary.concepts.values()];
const ids = concepts.map(({ id }) => id);
/** The ids of concepts that a diner can be allergic to: ingredients and dishes. */
const eaten = concepts.flatMap(({ id, kind }) => (kind === 'ingredient' || kind === 'dish' ? [id] : []));

const words = z.string().describe('The words of the craving that ask for it, copied letter by letter.');
const weight = z.number().refine((share) => share > 0 && share <= 1);
const whole = (most: number) => z.number().refine((count) => Number.isInteger(count) && count > 0 && count <= most);

/**
 * The items of each list in a model's answer. They are used twice: in the schema that the model gets, and in our check
 * of the answer. Ranges and patterns are in `refine`, because some JSON Schema engines do not support them. A condition
 * in `refine` is not part of the schema, so only our check applies it.
 */
export const answerItems = {
  wanted: z.object({ concept: z.enum(ids), weight }),
  unwanted: z.object({ concept: z.enum(ids), weight }),
  dietary: z.object({ diet: z.enum(dietaryOptions), words }),
  avoid: z.object({ concept: z.enum(eaten), words }),
  prices: z.object({ price: z.enum(priceRanges), words }),
  open: z.object({
    day: z.enum(modelDays),
    time: z
      .string()
      .refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      .describe('HH:MM, 24 hours; Use 00:00 if the day is "now".'),
    words,
  }),
  party: z.object({ people: whole(100), words }),
  distance: z.object({ kilometres: z.number().refine((most) => most > 0 && most <= 100), words }),
} as const;

/** The JSON Schema of an answer: an object that has every list and no other property. */
export function answerSchema(): Record<string, unknown> {
  const lists = Object.entries(answerItems).map(([name, item]) => [name, z.array(item)] as const);
  const { $schema, ...schema } = z.toJSONSchema(z.object(Object.fromEntries(lists)), { reused: 'ref' });
  return schema;
}
