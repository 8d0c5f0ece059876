/** The length of a decided card's flight, in milliseconds. */
export const flightMs = 700;
/** How far a decided card flies, as a CSS length. The card is then outside the screen. */
export const flightLength = 'max(1200px, 100vw)';
