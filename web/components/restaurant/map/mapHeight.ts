/** The height of a restaurant's map, even while the map loads. The card for a failed map has this height, too. */
export const mapHeight = '192px';
