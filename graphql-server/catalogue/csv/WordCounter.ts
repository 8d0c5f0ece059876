import { type Mapping, rulesOf } from './mapping';

/** A comparison of a file with the `words` that its mapping lists for one field. */
export interface WordsOfField {
  field: string;
  /** Words of the mapping that no row contains. Such a word may be misspelled. */
  unused: string[];
  /** At most MOST values of the column for which the mapping has no word. */
  unlisted: string[];
}

const MOST = 10;
/**
 * Fields for which a value without a word matters, because the import may list a place that is closed or that is not
 * for diners.
 */
const DECISIVE = ['audience', 'isClosed'];

/** Records which `words` of a mapping the rows of a file contain, and for which values the mapping has no word. */
export class WordCounter {
  readonly #used = new Set<string>();
  readonly #unlisted = new Map<string, Set<string>>();

  /** Records the value of a row, and the word of the mapping that matches it (undefined if no word matches). */
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
