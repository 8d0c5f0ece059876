const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How wide a name is, in Latin letters: a letter of Chinese, Japanese or Korean is as wide as two. At least 1. */
export function nameWidth(name: string): number {
  return [...name].reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0) || 1;
}
