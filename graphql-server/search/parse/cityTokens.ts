import type { Token } from '../words/tokens';
import { isStateName } from './isStateName';

/**
 * Returns for each token whether it belongs to a phrase that names the searched city, such as "in st louis, mo".
 */
export function cityTokens(text: readonly Token[], city: { cityKey: string; state?: string } | undefined): boolean[] {
  const marked = text.map(() => false);
  const names = city?.cityKey.split(' ') ?? [];
  if (!city || names.length === 0) return marked;
  const words = text.flatMap((token, at) => (token.kind === 'break' ? [] : [at]));
  for (const [i, word] of words.entries()) {
    const isIn = /^(?:in|near|around|visiting|en)$/.test(text[word]?.folded ?? '');
    if (!isIn || !names.every((name, at) => isSame(text[words[i + 1 + at] ?? -1], name))) continue;
    let last = i + names.length;
    if (isStateName(text[words[last + 1] ?? -1]?.folded, city.state)) last += 1;
    marked.fill(true, word, (words[last] ?? word) + 1);
  }
  return marked;
}

const isSame = (token: Token | undefined, name: string) =>
  token?.folded === name || (token?.folded === 'saint' && name === 'st');
