/** How long a card flies after the user has decided about it, in milliseconds. */
export const flightMs = 700;
/** How far the card flies, as a CSS length. At the end of the flight, the card is outside the screen. */
export const flightLength = 'max(1200px, 100vw)';
