/** From this width of the window in pixels, a card is wide: its picture is beside its words, which are more then. */
export const landscapeFrom = 1200;

/** The media query of wide cards. */
export const landscape = `@media (min-width: ${landscapeFrom}px)`;
