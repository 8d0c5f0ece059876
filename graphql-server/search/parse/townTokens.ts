import type { Token } from '../words/tokens';

/** Longer names of towns are not found. */
const MOST_WORDS = 3;

/**
 * Returns for each token whether it belongs to the name of a town: "ballwin", "creve coeur".
 * @param isTown whether a town around the searched city has this name, in folded words
 */
export function townTokens(text: readonly Token[], isTown: (name: string) => boolean): boolean[] {
  const marked = text.map(() => false);
  for (const at of text.keys()) {
    let name = '';
    for (let end = at; end < at + MOST_WORDS && text[end]?.kind === 'word'; end += 1) {
      name += `${name && ' '}${text[end]?.folded}`;
      if (isTown(name)) marked.fill(true, at, end + 1);
    }
  }
  return marked;
}
