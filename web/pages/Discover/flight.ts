/** The length of a decided card's flight, in milliseconds. */
export const flightMs = 700;
/** The length of a decided card's flight, in CSS pixels. The card is then outside every screen. */
export const flightPx = 1200;
