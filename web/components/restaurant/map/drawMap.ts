import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl); // from our own origin, as the Content-Security-Policy asks; MapLibre would use a blob

/** The zoom for one restaurant, and the largest zoom for several. */
const zoom = 16;
/** The free margin around several restaurants, in pixels: room for a pin and its name. */
const padding = { top: 72, right: 48, bottom: 40, left: 48 };
const patienceMs = 10_000;

/** The mark of a restaurant: an element whose lower middle points at the coordinates. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: one pin or more, the style's address, and the map's name for screen readers. */
export type MapWish = {
  style: string;
  pins: readonly [Pin, ...Pin[]];
  label: string;
  /** false: the map cannot be moved or zoomed. */
  interactive: boolean;
};

/**
 * Draws a map in an empty element, with all its pins visible. Calls `onEnd` once: with true when the map is complete,
 * with false when a part failed or took too long. Returns the function that removes the map. @throws without WebGL
 */
export function drawMap(container: HTMLElement, wish: MapWish, onEnd: (drawn: boolean) => void): () => void {
  const { pins, interactive } = wish;
  const around = new LngLatBounds();
  for (const pin of pins) around.extend(lngLat(pin));
  const map = new MapLibreMap({
    container,
    style: wish.style,
    ...(pins.length > 1
      ? { bounds: around, fitBoundsOptions: { padding, maxZoom: zoom } }
      : { center: lngLat(pins[0]), zoom }),
    interactive,
    scrollZoom: false,
    attributionControl: false,
    fadeDuration: 0,
    locale: { 'Map.Title': wish.label },
  });
  map.addControl(new AttributionControl({ compact: false }));
  if (interactive) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  for (const pin of pins) new Marker({ element: pin.element, anchor: 'bottom' }).setLngLat(lngLat(pin)).addTo(map);
  let ended = false;
  const end = (drawn: boolean) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    onEnd(drawn);
  };
  const timer = setTimeout(() => end(false), patienceMs);
  map.once('load', () => end(true));
  map.on('error', () => end(false));
  return () => {
    ended = true;
    clearTimeout(timer);
    map.remove();
  };
}

const lngLat = ({ coordinates }: Pin): [number, number] => [coordinates.longitude, coordinates.latitude];
