/** The height of a restaurant's map, also while it loads or when it failed. */
export const mapHeight = '192px';
