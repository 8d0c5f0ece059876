import type { RowProblem } from '../checkPlace';
import { PLACE_FIELDS } from '../placeInput';

const KNOWN = new Set<string>(PLACE_FIELDS);
/**
 * Fields that only Fuud itself sets. The import report has no note about them, because responses of Fuud's API contain
 * them, and such responses can be imported. It has a note about `dishes` and `mealTimes`, which an import leaves out.
 */
const MADE_HERE = new Set([
  'id',
  'uuid',
  'category',
  'isHiddenGem',
  'isSaved',
  'isSample',
  'averageUserRating',
  'weeklyHours',
  'timeZone',
  'holidayHours',
  'isListed',
  'provenance',
  'sources',
]);

/**
 * Reads one row of Fuud's own format. The result has the standard spelling of each field, and a note for each unknown
 * key.
 */
export function readFuudRow(values: Record<string, unknown>): { row: Record<string, unknown>; notes: RowProblem[] } {
  const { place_id, imageUrl, zip, ...rest } = values;
  const row: Record<string, unknown> = { ...rest };
  row.placeId ??= place_id;
  row.imageUrls ??= imageUrl;
  row.postalCode ??= zip;
  const foreign = Object.keys(rest).filter((key) => !KNOWN.has(key) && !MADE_HERE.has(key));
  return {
    row,
    notes: foreign.map((key) => ({
      problem: 'has a field that Fuud does not know; the field is left out',
      detail: key,
    })),
  };
}
