import type { City } from './City';
import { parseCity } from './cityKey';
import { loadCities } from './loadCities';
import { stateName } from './usStates';

/** "st louis mo": how matching and corrections see a city. */
export const labelOf = ({ key, state }: City): string => `${key} ${state.toLowerCase()}`;

/** What was typed, seen the same way: "Saint L" -> "st l"; empty when it holds no letter or digit. */
export function foldTyped(text: string): string {
  const { cityKey: key, state } = parseCity(text);
  return state ? `${key} ${state.toLowerCase()}` : key;
}

/**
 * All cities in one text, which is searched faster than 34,000 small ones: a line for each with its state's letters, then
 * one with its state's name.
 */
interface Labels {
  text: string;
  /** Where each line begins, the one of city n at 2n and 2n + 1. */
  starts: Uint32Array;
}

let labels: Labels | undefined;

function loadLabels(): Labels {
  if (labels) return labels;
  const { all } = loadCities();
  const starts = new Uint32Array(all.length * 2);
  const lines = all.flatMap((city) => [labelOf(city), `${city.key} ${stateName(city.state).toLowerCase()}`]);
  let at = 1;
  for (const [line, label] of lines.entries()) {
    starts[line] = at;
    at += label.length + 1;
  }
  labels = { text: `\n${lines.join('\n')}\n`, starts };
  return labels;
}

/** How a name holds a text: it begins with it, a later word does, or it is somewhere inside of words. */
export type MatchKind = 'prefix' | 'wordStart' | 'containing';

const BEFORE: Record<MatchKind, string> = { prefix: '\n', wordStart: ' ', containing: '' };

/**
 * The cities whose name holds the text in this way, and not in an earlier one, as indexes of the list of cities, in its
 * order; one may come twice. A match begins within the name; only its end may reach into the state.
 * @param text folded, so without line breaks
 */
export function* findLabels(text: string, kind: MatchKind): Generator<number> {
  const { text: whole, starts } = loadLabels();
  const { all } = loadCities();
  const wanted = BEFORE[kind] + text;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const line = lineAt(starts, at + BEFORE[kind].length);
    const start = starts[line] ?? 0;
    const index = line >> 1;
    const nameEnd = start + (all[index]?.key.length ?? 0);
    if (at + BEFORE[kind].length >= nameEnd) continue;
    if (kind !== 'prefix' && whole.startsWith(text, start)) continue;
    if (kind === 'containing' && whole.slice(start, nameEnd + text.length).includes(` ${text}`)) continue;
    yield index;
  }
}

/** The line that a position falls into, by halving. */
function lineAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
