import type { Token } from '../words/tokens';
import { isRefusedPlace } from './isRefusedPlace';
import type { Span } from './MeasureReader';
import type { FindPlace, NamedPlace, PlaceCue } from './NamedPlace';

/** A part of the city that a craving names, and the tokens that name it. */
export interface PlaceRead {
  place: NamedPlace;
  span: Span;
}

/** The parts of the city that a craving names. */
export interface PlacesRead {
  /** The first part that is not refused. */
  named: PlaceRead | null;
  /** The refused parts before `named` ("not downtown"), or all refused parts if `named` is null. */
  refused: readonly Span[];
}

/** Words before the name of a part of the city. Of entries with the same first words, the longest comes first. */
const CUES: readonly (readonly [words: readonly string[], cue: PlaceCue])[] = [
  [['in', 'the', 'area', 'of'], 'NEAR'],
  ...['from', 'to', 'of'].map((word) => [['walking', 'distance', word], 'NEAR'] as const),
  ...['close', 'next', 'nearest', 'closest'].map((word) => [[word, 'to'], 'NEAR'] as const),
  [['across', 'from'], 'NEAR'],
  [['down', 'the', 'street', 'from'], 'NEAR'],
  [['around', 'the', 'corner', 'from'], 'NEAR'],
  [['en', 'la', 'calle'], 'ON'],
  [['cerca', 'de', 'la'], 'NEAR'],
  [['cerca', 'del'], 'NEAR'],
  [['cerca', 'de'], 'NEAR'],
  [['over', 'in'], 'IN'],
  [['over', 'by'], 'NEAR'],
  [['out', 'by'], 'NEAR'],
  ...['near', 'by', 'around', 'beside', 'outside', 'nearby'].map((word) => [[word], 'NEAR'] as const),
  ...['in', 'at', 'en'].map((word) => [[word], 'IN'] as const),
  ...['on', 'off', 'along'].map((word) => [[word], 'ON'] as const),
];

/**
 * Finds the parts of the city that a text names: "on cherokee street", "near the fox theatre", "downtown pizza".
 * `masked` is true at the index of each token that the name must not contain.
 */
export function readPlace(text: readonly Token[], masked: readonly boolean[], find: FindPlace): PlacesRead {
  const refused: Span[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const named = placeAt(text, masked, find, at);
    if (!named) continue;
    if (!isRefusedPlace(text, at)) return { named, refused };
    refused.push(named.span);
    at = named.span.end - 1;
  }
  return { named: null, refused };
}

function placeAt(text: readonly Token[], masked: readonly boolean[], find: FindPlace, at: number): PlaceRead | null {
  const said = cueAt(text, at);
  const cue = said ?? houseNumberAt(text, at);
  const from = cue ? at + cue.length : at;
  if (masked[at] || masked[from]) return null;
  const named = cue ? find(wordsFrom(text, masked, from), cue.cue) : null;
  const found = said || named?.place.kind === 'STREET' ? named : null; // "100 downtown" is no address
  if (found) return { place: found.place, span: { start: at, end: from + found.length } };
  const bare = find(wordsFrom(text, masked, at), 'NONE');
  return bare && { place: bare.place, span: { start: at, end: at + bare.length } };
}

function cueAt(text: readonly Token[], at: number): { length: number; cue: PlaceCue } | null {
  for (const [words, cue] of CUES) {
    if (words.every((word, step) => text[at + step]?.folded === word)) return { length: words.length, cue };
  }
  return null;
}

const TIME = /^(?:1[0-2]|[1-9])[0-5]\d$/;
const BEFORE_TIME = /^(?:at|around|by|tonight|tomorrow|\w+day)$/;

/** A house number before the name of a street: "6100 delmar". Years (2026) and times ("at 730") do not count. */
function houseNumberAt(text: readonly Token[], at: number): { length: number; cue: PlaceCue } | null {
  const isPrice = text[at - 1]?.kind === 'dollars';
  const isTime = TIME.test(text[at]?.text ?? '') && BEFORE_TIME.test(text[at - 1]?.folded ?? '');
  const isOil = /^olive oils?$/.test(`${text[at + 1]?.folded} ${text[at + 2]?.folded}`); // "100% olive oil"
  const isOther = isPrice || isTime || isOil || text[at]?.kind !== 'number';
  return !isOther && /^(?!20[1-3]\d$)\d{3,5}$/.test(text[at]?.text ?? '') ? { length: 1, cue: 'ON' } : null;
}

/** The words and numbers from this token on, up to the first masked token or the first token of another kind. */
function wordsFrom(text: readonly Token[], masked: readonly boolean[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const token = text[at];
    if (!token || masked[at] || (token.kind !== 'word' && token.kind !== 'number')) break;
    words.push(token.folded);
  }
  return words;
}
