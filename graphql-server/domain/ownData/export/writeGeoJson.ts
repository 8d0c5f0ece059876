import type { Viewer } from '../../../Viewer';
import { FORMAT_VERSION, type OwnRecord } from '../OwnRecord';
import { type ReadDeps, readOwnRecords } from './readOwnRecords';

/**
 * A member's records as GeoJSON (RFC 7946), one feature per record. The geometry is null for unknown coordinates.
 */
export async function* writeGeoJson(deps: ReadDeps, viewer: Viewer): AsyncGenerator<string> {
  const about = { version: FORMAT_VERSION, exportedAt: new Date().toISOString() };
  let opening = `{"type":"FeatureCollection","fuud":${JSON.stringify(about)},"features":[\n`;
  for await (const records of readOwnRecords(deps, viewer)) {
    if (records.length === 0) continue;
    yield opening + records.map((record) => JSON.stringify(featureOf(record))).join(',\n');
    opening = ',\n';
  }
  yield `${opening === ',\n' ? '' : opening}\n]}\n`;
}

/** Coordinates are longitude, then latitude, in degrees (WGS 84). */
function featureOf({ restaurant, ...record }: OwnRecord) {
  if (!restaurant) return { type: 'Feature', geometry: null, properties: { ...record, restaurant } };
  const { latitude, longitude, ...known } = restaurant;
  const hasPoint = latitude !== null && longitude !== null;
  const geometry = hasPoint ? { type: 'Point', coordinates: [longitude, latitude] } : null;
  return { type: 'Feature', geometry, properties: { ...record, restaurant: known } };
}
