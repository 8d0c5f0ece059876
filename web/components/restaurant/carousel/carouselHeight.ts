/**
 * The height of a carousel of low slides, including its bar, and of the skeleton of that carousel. A page can set
 * another height with `--carousel-height`.
 */
export const carouselHeight = 'var(--carousel-height, 10.5rem)';

/** The height of tall slides, without the bar. */
export const tallHeight = '17.5rem';
