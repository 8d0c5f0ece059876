/** The files that data leaves in; docs/own-data.md describes them. */
export const formats = [
  { name: 'JSON', extension: 'json', type: 'application/json', hint: 'settings.dataJson' },
  { name: 'CSV', extension: 'csv', type: 'text/csv', hint: 'settings.dataCsv' },
  { name: 'GeoJSON', extension: 'geojson', type: 'application/geo+json', hint: 'settings.dataGeoJson' },
] as const;

/** One of them. */
export type FileFormat = (typeof formats)[number];
