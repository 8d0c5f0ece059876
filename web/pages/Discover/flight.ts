/** The duration of a decided card's flight, in milliseconds. */
export const flightMs = 700;
/** How far a decided card flies, as a CSS length. At the end of the flight, the card is outside the screen. */
export const flightLength = 'max(1200px, 100vw)';
