/** The formats of exported files; docs/own-data.md describes them. */
export const formats = [
  { name: 'JSON', extension: 'json', type: 'application/json', hint: 'settings.dataJson' },
  { name: 'CSV', extension: 'csv', type: 'text/csv', hint: 'settings.dataCsv' },
  { name: 'GeoJSON', extension: 'geojson', type: 'application/geo+json', hint: 'settings.dataGeoJson' },
] as const;

/** One of the formats. */
export type FileFormat = (typeof formats)[number];
