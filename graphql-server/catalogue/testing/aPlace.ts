import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { fullFacts } from '../merge/knownFacts';
import type { SourcedFacts } from '../merge/SourcedFacts';
import type { SourceKind } from '../write/SourceInfo';

/**
 * The facts of a place from a source of this kind. By default, the source is named after its kind ("a-map"). Only the
 * place's name, city, state and cityKey, and the facts in `changes`, are known.
 */
export function aPlace(
  kind: SourceKind,
  changes: Partial<RestaurantFacts> & Partial<Pick<SourcedFacts, 'source' | 'sourceId' | 'fetchedAt'>> = {},
): SourcedFacts {
  const { source = `a-${kind}`, sourceId = '1', fetchedAt = new Date('2026-11-21T12:00:00Z'), ...facts } = changes;
  const base = { name: 'Corner Diner', city: 'St. Louis', state: 'MO', cityKey: 'st louis' };
  return { source, sourceId, kind, fetchedAt, facts: fullFacts({ ...base, ...facts }) };
}
