/** The height of a carousel with its bar, which its skeleton has too; a page can set it lower. */
export const carouselHeight = 'var(--carousel-height, 10.5rem)';
