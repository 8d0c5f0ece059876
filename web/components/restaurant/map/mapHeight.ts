/** The height of a place's map, whatever became of it. */
export const mapHeight = '192px';
