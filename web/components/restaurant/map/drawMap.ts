import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl); // of our own origin, as the page's policy asks; MapLibre would make a blob

/** How near a place is looked at; many places are never looked at nearer. */
const zoom = 16;
/** How much of the map stays free around many places, in pixels: room for a pin and its name. */
const padding = { top: 72, right: 48, bottom: 40, left: 48 };
const patienceMs = 10_000;

/** What marks a place: an element whose tip, at the middle of its lower edge, stands where the place is. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: one pin or more, in which style (an address), and the map's name for who cannot see it. */
export type MapWish = {
  style: string;
  pins: readonly [Pin, ...Pin[]];
  label: string;
  /** false: a picture that nothing can move. */
  interactive: boolean;
};

/**
 * Draws a map in an empty element, with all its pins in sight. `onEnd` is told once: true when all of it stands there, false
 * when any part failed or took too long. Answers the function that takes the map away. @throws where there is no WebGL
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
