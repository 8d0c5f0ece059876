import { type Mapping, rulesOf } from './mapping';

/** What a file shows about the `words` of one field of its mapping. */
export interface WordsOfField {
  field: string;
  /** Words of the mapping that no row had: perhaps a slip. */
  unused: string[];
  /** Values of the column without a word in the mapping, at most MOST. */
  unlisted: string[];
}

const MOST = 10;
/** For these fields, a value without a word may let in a place that is closed or for nobody. */
const DECISIVE = ['audience', 'isClosed'];

/** Notes which `words` of a mapping the rows of a file have, and which values have no word. */
export class WordCounter {
  readonly #used = new Set<string>();
  readonly #unlisted = new Map<string, Set<string>>();

  /** Notes the value of a row and the word of the mapping that it is; undefined if the mapping does not list it. */
  add(field: string, value: string, word: string | undefined): void {
    if (word !== undefined) this.#used.add(`${field} ${word}`);
    else if (value && DECISIVE.includes(field)) {
      const values = this.#unlisted.get(field) ?? new Set();
      if (values.size < MOST) values.add(value);
      this.#unlisted.set(field, values);
    }
  }

  /** The fields of the mapping that have unused words or unlisted values. */
  list(mapping: Mapping): WordsOfField[] {
    return Object.keys(mapping.fields).flatMap((field) => {
      const words = rulesOf(mapping, field).flatMap((rule) =>
        typeof rule === 'object' && 'words' in rule ? Object.keys(rule.words ?? {}) : [],
      );
      const unused = words.filter((word) => !this.#used.has(`${field} ${word}`));
      const unlisted = [...(this.#unlisted.get(field) ?? [])];
      return unused.length + unlisted.length > 0 ? { field, unused, unlisted } : [];
    });
  }
}
