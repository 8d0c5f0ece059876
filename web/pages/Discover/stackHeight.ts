/** The height of the deck's cards. */
export const stackHeight = '600px';
