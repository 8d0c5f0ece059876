import { z } from 'zod';
import { PLACE_FIELDS } from '../placeInput';
import { sourceKinds } from '../write/SourceInfo';
import { CONDITION_ERROR, ruleError } from './mappingErrors';

const column = z.string().min(1);
const columnPart = z.enum(['beforeLastComma', 'afterLastComma', 'zip', 'weekdayHours']);

const fromColumn = z.strictObject({
  column,
  /**
   * The part of the column to use. beforeLastComma and afterLastComma split a value like "street, city". zip is the ZIP
   * code at the end of the value. weekdayHours turns {"Monday": "9:0-21:0"} into opening hours.
   */
  take: columnPart.optional(),
  /** Values and their replacements: { "TAVERN": "Tavern" }. Case, punctuation and extra spaces do not count. */
  words: z.record(z.string(), z.string()).optional(),
  /** The replacement for a value that `words` does not list. Without `otherwise`, the value stays unchanged. */
  otherwise: z.string().optional(),
  /** True if the column may be missing from the file. */
  optional: z.boolean().optional(),
  /**
   * A prefix for values that are not full web addresses. The value of another column chooses the prefix: { "column":
   * "brand", "of": { "Arby's": "https://…/" } }. Case, punctuation and extra spaces of that value do not count. If `of`
   * does not list that value, nothing is added.
   */
  prefix: z.strictObject({ column, of: z.record(z.string(), z.url({ protocol: /^https?$/ })) }).optional(),
});
/** Several columns, joined by spaces, for example house number and street. */
const fromColumns = z.strictObject({ columns: z.array(column).min(2) });
/** A list of words, one for each column whose value is yes, true, y or 1: { "has_patio": "outdoor-seating" }. */
const fromFlags = z.strictObject({ flags: z.record(z.string(), z.string()) });
const constant = z.strictObject({ constant: z.string() });
const rule = z.union([column, fromColumn, fromColumns, fromFlags, constant], { error: ruleError });
const texts = z.array(z.string()).min(1);
/**
 * Which rows to import: `in` imports rows if the whole value of the column is in the list. `has` imports rows if the
 * value contains one of the words. `hasNot` imports rows if the value contains none of the words. Case and punctuation
 * do not count.
 */
const condition = z.union(
  [
    z.strictObject({ column, in: texts }),
    z.strictObject({ column, has: texts }),
    z.strictObject({ column, hasNot: texts }),
  ],
  { error: CONDITION_ERROR },
);
/** One rule or several rules. If there are several, the first rule that returns a value counts. */
const rules = z.union([rule, z.array(rule).min(2)], { error: ruleError });
const fields = z
  .partialRecord(z.enum(PLACE_FIELDS as [string, ...string[]]), rules)
  .refine(({ name }) => name !== undefined, 'needs a rule for "name"')
  .refine(({ city, location }) => city !== undefined || location !== undefined, 'needs a rule for "city" or "location"')
  .refine(({ sourceId }) => sourceId === undefined, 'contains "sourceId", which belongs beside "fields", not in it');

/** The name of a source. It is stored with each place, and the ids of new restaurants are computed from it. */
export const sourceName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{1,49}$/,
    'should be 2 to 50 lowercase letters, digits and hyphens, without a hyphen at the beginning',
  )
  .refine((name) => name !== 'sample', 'must not be "sample": this name is reserved for the invented catalogue');

/** How the columns of one file become the fields of PlaceInput. docs/catalogue.md explains every key. */
export const mapping = z.strictObject({
  source: sourceName,
  /** The kind of source. The default is a guide: an operator's own list. */
  kind: z.enum(sourceKinds).exclude(['sample']).default('guide'),
  /** The name of the source's license, or a sentence which says that the source states no license. */
  licence: z.string().min(1).max(500),
  /** The attribution that every page must show if the page shows a place of this source. */
  attribution: z.string().min(1).max(500),
  /** The page on which the source describes itself and its license. */
  attributionUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** A column with the source's own key, or several columns that together identify a place. */
  sourceId: z.union([column, z.array(column).min(1, 'should be a column name or a list of them')], {
    error: 'should be a column name or a list of them',
  }),
  /** One condition, or a list of conditions. Only rows that meet all of them are imported. */
  keep: z.union([condition, z.array(condition)], { error: CONDITION_ERROR }).optional(),
  fields,
});

/** One checked mapping file. */
export type Mapping = z.infer<typeof mapping>;
/** Where the value of one field comes from. */
export type FieldRule = z.infer<typeof rule>;
/** The part of a column to use. */
export type ColumnPart = z.infer<typeof columnPart>;
/** Which rows to import. */
export type Condition = z.infer<typeof condition>;

/** The rules of a field, the most important first. */
export function rulesOf({ fields }: Mapping, field: string): readonly FieldRule[] {
  const rules = fields[field];
  return Array.isArray(rules) ? rules : rules ? [rules] : [];
}
