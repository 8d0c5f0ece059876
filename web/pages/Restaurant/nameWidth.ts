const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The width of a name, measured in Latin letters, at least 1. A Chinese, Japanese or Korean letter counts as two. */
export function nameWidth(name: string): number {
  return [...name].reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0) || 1;
}
