import type { RowProblem } from '../checkPlace';
import { readLabels } from './readLabels';

const FOOD = /^Dining and Drinking(\s*>|$)/;
/** A place with one of these flags is skipped. A flag is a report that Foursquare has not checked yet. */
const FLAGS = ['closed', 'duplicate', 'delete', 'privatevenue', 'inappropriate', 'doesnt_exist'];
/** The ISO 3166-1 codes of the US and its territories. */
const US_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

/** Returns one place with the field names of PlaceInput, or the reason why the place is skipped. */
export function readPlace(values: Record<string, unknown>): { row: Record<string, unknown> } | { problem: RowProblem } {
  const labels = readLabels(values.fsq_category_labels);
  const food = labels.filter((label) => FOOD.test(label));
  const detail = text(values.name) || text(values.fsq_place_id);
  if (food.length === 0) {
    const kind = labels[0] ?? 'no category';
    return { problem: { problem: 'is no place to eat or drink', detail: `${detail}: ${kind}` } };
  }
  const country = text(values.country).toUpperCase();
  if (country && !US_COUNTRIES.includes(country))
    return { problem: { field: 'country', problem: 'is not the US', detail: country } };
  const flag = readFlags(values.unresolved_flags).find((word) => FLAGS.includes(word));
  if (flag) return { problem: { field: 'unresolved_flags', problem: `say ${flag}`, detail } };
  const point = (values.geom as { coordinates?: unknown[] } | null | undefined)?.coordinates;
  return {
    row: {
      sourceId: values.fsq_place_id,
      name: values.name,
      cuisine: food.slice(0, 5).map(shortLabel),
      address: values.address,
      city: text(values.locality) || values.post_town,
      state: values.region,
      postalCode: values.postcode,
      phone: values.tel,
      website: values.website,
      isClosed: text(values.date_closed) !== '',
      latitude: values.latitude ?? point?.[1],
      longitude: values.longitude ?? point?.[0],
    },
  };
}

/** Shortens a label of more than 100 characters to its first and its last part. */
function shortLabel(label: string): string {
  if (label.length <= 100) return label;
  const parts = label.split('>').map((part) => part.trim());
  return `${parts[0]} > ${parts.at(-1)}`.slice(0, 100);
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The flags in lower case. The value is a list, or the text of a list. */
const readFlags = (value: unknown) =>
  (Array.isArray(value) ? value.map(String) : text(value).split(/[^a-z_]+/i)).map((word) => word.toLowerCase());
