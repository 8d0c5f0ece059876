import { AttributionControl, Map as MapLibreMap, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl); // our Content-Security-Policy allows no blob URLs, which MapLibre would otherwise use

const patienceMs = 10_000;

/**
 * How a map looks. `style`: the URL of its style; `label`: its name for screen readers; `interactive`: the user can
 * move and zoom it.
 */
export type MapLook = { style: string; label: string; interactive: boolean };

/**
 * Opens a map in an empty element. The map shows the part of the world in `view`. `onEnd` is called at most once: with
 * true when the map is complete, or with false when an error occurs or the map is not complete after 10 s.
 * @returns the map and the function that removes it
 * @throws when the browser has no WebGL
 */
export function openMap(
  container: HTMLElement,
  look: MapLook,
  view: Partial<MapOptions>,
  onEnd: (drawn: boolean) => void,
) {
  const map = new MapLibreMap({
    container,
    style: look.style,
    ...view,
    interactive: look.interactive,
    scrollZoom: false,
    attributionControl: false,
    fadeDuration: 0,
    locale: { 'Map.Title': look.label },
  });
  map.addControl(new AttributionControl({ compact: false }));
  if (look.interactive) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
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
  const remove = () => {
    ended = true;
    clearTimeout(timer);
    map.remove();
  };
  return { map, remove };
}
