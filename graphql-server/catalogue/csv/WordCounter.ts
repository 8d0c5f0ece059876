import { type Mapping, rulesOf } from './mapping';

/** A comparison of a file with the `words` that its mapping lists for one field. */
export interface WordsOfField {
  field: string;
  /** Words of the mapping that matched no row. Such a word may be misspelled. */
  unused: string[];
  /** At most MOST values that matched no word of the mapping. Empty if the field is not in DECISIVE. */
  unlisted: string[];
}

const MOST = 10;
/**
 * Fields for which WordCounter records the values that match no word. Because of such a value, the import may list a
 * place that is closed or that is not for diners.
 */
const DECISIVE = ['audience', 'isClosed'];

/** Records which `words` of a mapping match rows of a file, and which values match no word. */
export class WordCounter {
  readonly #used = new Set<string>();
  readonly #unlisted = new Map<string, Set<string>>();

  /** Records one value of a row. `word` is the mapping's word that matches the value; undefined if no word matches. */
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
