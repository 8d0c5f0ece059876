/** The height of a restaurant's map. It stays the same while the map loads and after the map failed. */
export const mapHeight = '192px';
