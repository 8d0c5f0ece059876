import type { City } from './City';
import { parseCity } from './cityKey';
import { loadCities } from './loadCities';
import { stateName } from './usStates';

/** The form in which a city is matched with a typed text, and in which typing errors are corrected: "st louis mo". */
export const labelOf = ({ key, state }: City): string => `${key} ${state.toLowerCase()}`;

/** Converts typed text to the form of labelOf: "Saint L" -> "st l". Empty if the text has no letter or digit. */
export function foldTyped(text: string): string {
  const { cityKey: key, state } = parseCity(text);
  return state ? `${key} ${state.toLowerCase()}` : key;
}

/**
 * All cities in one string. Each city has two lines: its name with its state's code, then its name with its state's
 * name. Searching one string is faster than searching some 68,000 small strings.
 */
interface Labels {
  text: string;
  /** Where each line begins. The lines of city n are 2n and 2n + 1. */
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

/**
 * How a name matches a text: it begins with the text, a later word begins with the text, or the text is inside a word.
 */
export type MatchKind = 'prefix' | 'wordStart' | 'containing';

const BEFORE: Record<MatchKind, string> = { prefix: '\n', wordStart: ' ', containing: '' };

/**
 * The cities whose best match with the text is of this kind, as indexes into the list of cities, in the order of that
 * list. A city may be returned twice. A match must begin in the name, but it may end in the state.
 * @param text a result of foldTyped, so it has no line breaks
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

/** The line that contains a position (binary search). */
function lineAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
