import { AttributionControl, Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl); // of our own origin, as the page's policy asks; MapLibre would make a blob

/** How near a place is looked at. */
const zoom = 16;
const patienceMs = 10_000;

/** What drawMap needs: where, in which style (an address), the map's name for who cannot see it, its pin. */
export type MapWish = {
  style: string;
  coordinates: { readonly latitude: number; readonly longitude: number };
  label: string;
  pin: HTMLElement;
  /** false: a picture that nothing can move. */
  interactive: boolean;
};

/**
 * Draws a map in an empty element. `onEnd` is told once: true when all of it stands there, false when any part failed or
 * ten seconds went by. Answers the function that takes the map away. @throws where there is no WebGL
 */
export function drawMap(container: HTMLElement, wish: MapWish, onEnd: (drawn: boolean) => void): () => void {
  const { latitude, longitude } = wish.coordinates;
  const map = new MapLibreMap({
    container,
    style: wish.style,
    center: [longitude, latitude],
    zoom,
    interactive: wish.interactive,
    scrollZoom: false,
    attributionControl: false,
    fadeDuration: 0,
    locale: { 'Map.Title': wish.label },
  });
  map.addControl(new AttributionControl({ compact: false }));
  if (wish.interactive) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  new Marker({ element: wish.pin, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
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
