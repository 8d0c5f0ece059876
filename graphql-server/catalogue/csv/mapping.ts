import { z } from 'zod';
import { PLACE_FIELDS } from '../placeInput';

const column = z.string().min(1);
const take = z.enum(['beforeLastComma', 'afterLastComma', 'zip']);

const fromColumn = z.strictObject({
  column,
  /** Which part of the column: "street, city" has both before and after its last comma; zip = its last five digits. */
  take: take.optional(),
  /** Values to replace, ignoring case, spaces and punctuation: { "TAVERN": "Tavern" }. */
  words: z.record(z.string(), z.string()).optional(),
  /** What a value becomes that `words` does not list; without it the value stays. */
  otherwise: z.string().optional(),
});
const constant = z.strictObject({ constant: z.string() });
const rule = z.union([column, fromColumn, constant], {
  error: 'should be a column name, { "column": … } or { "constant": … }',
});
const fields = z
  .partialRecord(z.enum(PLACE_FIELDS as [string, ...string[]]), rule)
  .refine(({ name }) => name !== undefined, 'needs a rule for "name"')
  .refine(({ city, location }) => city !== undefined || location !== undefined, 'needs a rule for "city" or "location"')
  .refine(({ sourceId }) => sourceId === undefined, 'has "sourceId", which stands beside "fields", not in it');

/** The name of a source, in ids and in the places table. */
export const sourceName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'should be 2 to 50 small letters, digits and hyphens')
  .refine((name) => name !== 'sample', 'may not be "sample", which is the invented catalogue');

/** How the columns of one CSV or JSON-lines file become a Restaurant's fields. docs/catalogue.md explains every key. */
export const mapping = z.strictObject({
  source: sourceName,
  /** In words where the source states none. */
  licence: z.string().min(1).max(500),
  /** The line to show where the place appears. */
  attribution: z.string().min(1).max(500),
  /** A column with the source's own key, or columns that together tell one place from another. */
  sourceId: z.union([column, z.array(column).min(1, 'should be a column name or a list of them')], {
    error: 'should be a column name or a list of them',
  }),
  /** Only rows whose column has one of these values, ignoring case. */
  keep: z.strictObject({ column, in: z.array(z.string()).min(1) }).optional(),
  fields,
});

/** One checked mapping file. */
export type Mapping = z.infer<typeof mapping>;
/** Where the value of one field comes from. */
export type FieldRule = z.infer<typeof rule>;
