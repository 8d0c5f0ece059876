/** The height of a carousel with its bar, which its skeleton has too. */
export const carouselHeight = '10.5rem';
