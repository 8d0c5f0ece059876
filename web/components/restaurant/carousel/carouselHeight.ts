/**
 * The height of a carousel of low slides, and of its skeleton. The height includes the bar with the title and the
 * buttons. A page can set another height with `--carousel-height`.
 */
export const carouselHeight = 'var(--carousel-height, 10.5rem)';

/** The height of a carousel of tall slides, without the bar. */
export const tallHeight = '17.5rem';
