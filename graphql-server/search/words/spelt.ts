import type { Token } from './tokens';

/** The folded tokens from `from` to `to`, without the token at `to`, joined by `separator`. `from` may be below 0. */
export const spelt = (text: readonly Token[], from: number, to: number, separator = ''): string =>
  text
    .slice(Math.max(0, from), to)
    .map(({ folded }) => folded)
    .join(separator);
