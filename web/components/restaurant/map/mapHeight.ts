/** The height of a restaurant's map, even while the map loads. A card that replaces a failed map is as high. */
export const mapHeight = '192px';
