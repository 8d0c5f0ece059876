/**
 * If the window is at least this wide, a card's picture is beside its text, and the text is longer. 75em are 1200 px
 * with the usual text size. If the user chose a larger text size in the browser, 75em are more, because a larger text
 * needs more room.
 */
const landscapeFrom = '75em';

/** The media query of wide cards: the condition alone, and as the beginning of a CSS rule. */
export const isLandscape = `(min-width: ${landscapeFrom})`;
export const landscape = `@media ${isLandscape}`;

/** The width of a wide card's picture, as a share of the card's width. */
export const pictureShare = '46%';
