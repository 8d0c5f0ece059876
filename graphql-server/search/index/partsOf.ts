import { directionOf } from '../place/streetOf';
import { nameWordsOf } from '../words/nameWordsOf';
import type { CityIndex } from './CityIndex';

/**
 * The parts of a city by their names (as words/fold.ts writes them). The names of neighborhoods have no "the" at the
 * beginning.
 */
export interface Parts {
  /** Name -> number in `Columns.neighborhoods`. */
  neighborhoods: ReadonlyMap<string, number>;
  /** "tower grove" -> the numbers of Tower Grove East and Tower Grove South. */
  withDirection: ReadonlyMap<string, readonly number[]>;
  /** Name -> numbers in `Columns.streets`. "grand" also has the numbers of "south grand" and "north grand". */
  streets: ReadonlyMap<string, readonly number[]>;
}

/** Matches the name of a neighborhood that is one part of a larger neighborhood: "tower grove south". */
const WITH_DIRECTION = /^(.+) (?:north|south|(?:north|south)?(?:east|west))$/;
const known = new WeakMap<CityIndex, Parts & { size: number }>();

/** Returns the parts of a city. They are computed on first use, and again when places in new parts were added. */
export function partsOf(index: CityIndex): Parts {
  const { neighborhoods, streets } = index.columns;
  const size = neighborhoods.length + streets.length;
  const cached = known.get(index);
  if (cached?.size === size) return cached;
  const byName = new Map<string, number>();
  for (const [number, name] of neighborhoods.entries()) if (name) byName.set(nameWordsOf(name).join(' '), number);
  const withDirection = new Map<string, number[]>();
  const byStreet = new Map<string, number[]>();
  const add = (name: string, number: number, to = byStreet) => to.set(name, [...(to.get(name) ?? []), number]);
  for (const [name, number] of byName) {
    const [, whole] = WITH_DIRECTION.exec(name) ?? [];
    if (whole) add(whole, number, withDirection);
  }
  for (const [number, street] of streets.entries()) {
    if (!street) continue;
    add(street, number);
    const [first = '', ...others] = street.split(' ');
    if (others.length > 0 && directionOf(first) === first) add(others.join(' '), number);
  }
  const parts = { neighborhoods: byName, withDirection, streets: byStreet, size };
  known.set(index, parts);
  return parts;
}
