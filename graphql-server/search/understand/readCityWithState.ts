import type { City } from '../../locations/City';
import { stateCode } from '../../locations/usStates';
import type { Span } from '../parse/MeasureReader';
import type { Token } from '../words/tokens';

/** The codes of states that are also words, or abbreviations of other words: "pizza, OK", "me", "5 mi". */
const ALSO_WORDS = /^(?:al|as|co|de|hi|id|in|la|ma|me|mi|oh|ok|or|pa)$/;
const MAX_WORDS = 3;
/** "Brooklyn NY style pizza" is searched in the diner's own city. */
const STYLE = /^(?:style|type|inspired)$/;
const CAPITALS = /^[A-Z]{2}$/;

/** Matches a text that may name a city with its state. */
export const MAY_NAME_STATE =
  /\p{L}[\s,]+(?:[A-Z]{2}|(?:ak|ar|az|ca|ct|dc|fl|ga|ia|il|ks|ky|md|mn|mo|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)|missouri|illinois|texas|florida|california|ohio|tennessee|kansas)(?!\p{L})/u;

/**
 * The city that is named with its state from this position on: "kirkwood mo", "Webster Groves, MO pizza". A code that
 * is also a word counts only in capitals, and not in a text that is all in capitals. Null if there is no such city.
 * @param find returns the city with a name, like findCity
 */
export function readCityWithState(
  text: string,
  words: readonly Token[],
  at: number,
  find: (name: string) => City | null,
): { city: City; span: Span } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at - 1); length > 0; length -= 1) {
    const end = at + length;
    const name = words.slice(at, end);
    if (name.some(({ kind, text }) => kind !== 'word' && text !== '.') || name.at(-1)?.kind !== 'word') continue;
    const state = words[end]?.text === ',' ? end + 1 : end;
    if (STYLE.test(words[state + 1]?.folded ?? '')) continue;
    const code = words[state]?.kind === 'word' ? stateCode(words[state]?.text ?? '') : undefined;
    if (!code || !isClear(text, words[state] as Token)) continue;
    const city = find(`${text.slice(name[0]?.start, name.at(-1)?.end)}, ${code}`);
    if (city?.state === code) return { city, span: { start: at, end: state + 1 } };
  }
  return null;
}

const isClear = (text: string, { folded, text: typed }: Token): boolean =>
  !ALSO_WORDS.test(folded) || (CAPITALS.test(typed) && text !== text.toUpperCase());
