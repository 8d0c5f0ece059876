/** If the window is at least this wide (in pixels), a card's picture is beside its text, and the text is longer. */
export const landscapeFrom = 1200;

/** The media query of wide cards. */
export const landscape = `@media (min-width: ${landscapeFrom}px)`;

/** The width of a wide card's picture, as a share of the card's width. */
export const pictureShare = '46%';
