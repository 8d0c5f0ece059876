import { type City, locationOf } from './City';
import { findLabels, type MatchKind } from './cityLabels';
import { loadCities } from './loadCities';

/** An unfinished "saint": "sai" or "sain". The keys of cities contain "st" in place of "saint". */
const ALMOST_SAINT = /(?<=^|\s)sain?$/;
const DIRECTION = /^[nsew](?= )/;
const DIRECTIONS: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * Cities grouped by how their name matches the typed text, the most populous first in each group. A city that fits
 * several groups is in the first of these groups. Of two cities with the same name and state, only the more populous is
 * returned.
 * @param typed a result of foldTyped; it must not be empty
 * @param most the maximum number of cities in each group
 */
export function matchCities(typed: string, most: Record<MatchKind, number>): Record<MatchKind, City[]> {
  const { all } = loadCities();
  const seen = new Set<string>();
  const find = (kind: MatchKind) =>
    spellingsOf(typed)
      .flatMap((text) => take(findLabels(text, kind), most[kind], seen))
      .sort((a, b) => a - b)
      .slice(0, most[kind])
      .flatMap((index) => all[index] ?? []);
  return { prefix: find('prefix'), wordStart: find('wordStart'), containing: find('containing') };
}

function spellingsOf(typed: string): string[] {
  const spelt = typed.replace(ALMOST_SAINT, 'st ').replace(DIRECTION, (letter) => DIRECTIONS[letter] ?? letter);
  return spelt === typed ? [typed] : [typed, spelt];
}

function take(indexes: Generator<number>, count: number, seen: Set<string>): number[] {
  const { all } = loadCities();
  const taken: number[] = [];
  for (const index of indexes) {
    const city = all[index];
    const location = city ? locationOf(city) : '';
    if (taken.length === count) break;
    if (seen.has(location)) continue;
    seen.add(location);
    taken.push(index);
  }
  return taken;
}
