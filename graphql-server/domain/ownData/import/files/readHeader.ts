import { removeAccents } from '../../../../text/removeAccents';
import headerWords from './headerWords.json';

/** What a column of a member's own table can contain. "other": a common column that Fuud does not import. */
export type Field = keyof typeof headerWords;

/** A row of headings. */
export interface Header {
  /** The trimmed cells of the row, without the empty cells at its end. */
  headings: string[];
  /** The number of headings with a known meaning. */
  known: number;
  /** False if there are several headings, and only the heading for the restaurant's name is known. */
  isSure: boolean;
  /** Each field's columns (from 0). JOINED fields have all, in file order; others have one (but see withVisitMarks). */
  columns: ReadonlyMap<Field, readonly number[]>;
}

/** Fields whose columns are all read and joined. Of the other fields, only the best column is read. */
const JOINED: readonly Field[] = ['notes', 'favoriteDishes'];

/** A field, and how well a heading names it. Of two columns for the same field, the lower rank is better. */
interface Meaning {
  field: Field;
  rank: number;
}

/** The words in headerWords.json. The first words of a field have the best ranks. */
const meanings = new Map(
  Object.entries(headerWords).flatMap(([field, words]) =>
    words.map((word, rank): [string, Meaning] => [word, { field: field as Field, rank }]),
  ),
);

const OWN = /^(?:my|our|mi|mis|我的|내)(?![a-z])\s*/;
/** Words that do not change which field a heading names: "How many stars?", "Overall rating", "Notas de la visita". */
const FILLERS = new Set(
  'a an the of in on out how many much last overall i we el la los las de del en ultima general 방문한'.split(' '),
);
/** Words that do not change the field if there are other words: "Visit notes". */
const VISIT = ['visit', 'visita'];

/**
 * Reads a row of headings. The cell "Restaurant" can also be the kind of a place in a row of data. So a row with only
 * one known word is a row of headings only if it has one cell, or if it is the first row and begins with this word.
 * @param isFirst whether the row is the first one that is not empty
 * @returns null if the row is not a row of headings, or if no column is for the restaurant's name
 */
export function readHeader(cells: readonly string[], isFirst: boolean): Header | null {
  const headings = cells.map((cell) => cell.trim());
  while (headings.at(-1) === '') headings.pop();
  const found = headings.flatMap((heading, column) => {
    const meaning = meaningOf(heading);
    return meaning ? [{ ...meaning, column }] : [];
  });
  const isSure = found.length >= Math.min(2, headings.filter(Boolean).length);
  if (!isSure && !(isFirst && found[0]?.column === firstWord(headings))) return null;
  const columns = new Map<Field, number[]>();
  for (const field of new Set(found.map((each) => each.field))) {
    const ofField = found.filter((each) => each.field === field);
    const best = JOINED.includes(field) ? ofField : ofField.sort((a, b) => a.rank - b.rank).slice(0, 1);
    columns.set(
      field,
      best.map(({ column }) => column),
    );
  }
  return columns.has('name') ? { headings, known: found.length, isSure, columns } : null;
}

/** The first column with a letter. -1 if some cell looks like data: an address, a date or a long number. */
function firstWord(headings: readonly string[]): number {
  const isData = headings.some((heading) => /\d/.test(heading) && !/^\d{1,3}$/.test(heading));
  return isData ? -1 : headings.findIndex((heading) => /\p{L}/u.test(heading));
}

/**
 * The meaning of a heading: of the whole text, or of its words if all words are for the same field. Words for the
 * restaurant's name may be added to words for another field ("Restaurant city"). Null if a word is unknown.
 */
export function meaningOf(heading: string): Meaning | null {
  const folded = fold(heading);
  const text = folded.replace(OWN, '');
  const telling = text.split(' ').filter((word) => word && !FILLERS.has(word) && !/^\d+$/.test(word));
  const words = telling.length > 1 ? telling.filter((word) => !VISIT.includes(word)) : telling;
  const whole = meanings.get(text) ?? meanings.get(words.join(' '));
  const found = whole ? [whole] : words.flatMap((word) => meanings.get(word) ?? []);
  if (!whole && found.length < words.length) return null;
  const fields = new Set(found.map(({ field }) => field));
  if (fields.size > 1) fields.delete('name');
  const [field, ...others] = fields;
  if (!field || others.length > 0) return null;
  const rank = Math.min(...found.filter((each) => each.field === field).map((each) => each.rank));
  return { field, rank: text === folded ? rank : rank - meanings.size };
}

/** The text in lower case, without accents, punctuation, and remarks in parentheses (unless there is nothing else). */
function fold(heading: string): string {
  const text = removeAccents(heading.slice(0, 100).normalize('NFKC')).toLowerCase();
  const wordsIn = (part: string) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return wordsIn(text.replace(/[([].*?(?:[)\]]|$)/g, ' ')) || wordsIn(text);
}
