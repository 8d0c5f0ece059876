import { checkPlace, type RowProblem } from './checkPlace';
import type { Importer } from './Importer';
import { normalisePlace } from './normalise/normalisePlace';
import type { Row } from './read/Row';
import type { PlaceRecord } from './write/SourceInfo';

/** Either a place that is ready to write, with notes about its values, or the reason why the row is skipped. */
export type PreparedRow = { record: PlaceRecord; notes: RowProblem[] } | { problem: RowProblem };

/** Maps, checks and normalizes one row of a file. */
export function prepareRow(importer: Importer, { values, problem, detail }: Row): PreparedRow {
  if (!values) return { problem: { problem, ...(detail && { detail }) } };
  const mapped = importer.toPlaceRow(values);
  if ('problem' in mapped) return mapped;
  const checked = checkPlace(mapped.row);
  if ('problem' in checked) return checked;
  const normalised = normalisePlace(checked.place);
  if ('problem' in normalised) return normalised;
  return {
    record: {
      sourceId: checked.place.sourceId,
      facts: importer.finish?.(normalised.facts) ?? normalised.facts,
    },
    notes: [...(mapped.notes ?? []), ...checked.notes, ...normalised.notes],
  };
}
