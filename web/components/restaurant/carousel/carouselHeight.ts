/** The height of a carousel of low slides with its bar, and of its skeleton; a page can set it lower. */
export const carouselHeight = 'var(--carousel-height, 10.5rem)';

/** The height of tall slides, without the bar. */
export const tallHeight = '17.5rem';
