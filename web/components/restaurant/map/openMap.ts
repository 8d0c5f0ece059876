import { AttributionControl, Map as MapLibreMap, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl); // of our own origin, as the page's policy asks; MapLibre would make a blob

const patienceMs = 10_000;

/** What any map needs: its style (an address), its name for who cannot see it; interactive: false is a picture that nothing can move. */
export type MapLook = { style: string; label: string; interactive: boolean };

/**
 * Opens a map in an empty element, at the place that `view` says. `onEnd` is told once: true when all of it stands there,
 * false when any part failed or took too long. Answers the map, and the function that takes it away. @throws where there
 * is no WebGL
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
