import { LngLatBounds, Marker } from 'maplibre-gl';
import { groupPlaces, type MapPlace, type PlaceGroup } from './groupPlaces';
import { type MapLook, openMap } from './openMap';

/** The largest zoom that a press on a pin can reach. At this zoom, a press does not split a group any further. */
const nearest = 17;
/** The free margin around all places, in pixels. At the right it has room for the zoom buttons and half a pin. */
const padding = { top: 64, right: 76, bottom: 40, left: 48 };

/** A group of places in the visible part of the map, and the element of the group's pin. */
export type SeenGroup = PlaceGroup & { element: HTMLElement };

/** What the caller can do with the drawn map. */
export type DrawnPlaces = {
  /** Replaces the places. If the user has not moved the map, the map moves so that all new places are visible. */
  show: (places: readonly MapPlace[]) => void;
  /** Zooms in on a group, so that the group may split. Returns false if the zoom is already `nearest` or larger. */
  lookAt: (group: PlaceGroup) => boolean;
  remove: () => void;
};

/**
 * Draws a map with many places into an empty element. Places that are too near each other for separate pins form a
 * group. `onGroups` is called with the visible groups: first at once, then after every move and after `show`. `onEnd`:
 * see openMap.
 * @throws when the browser has no WebGL
 */
export function drawPlaces(
  container: HTMLElement,
  look: MapLook,
  first: readonly MapPlace[],
  callbacks: { onGroups: (groups: SeenGroup[]) => void; onEnd: (drawn: boolean) => void },
): DrawnPlaces {
  const fit = { padding, maxZoom: nearest - 1 };
  const { map, remove } = openMap(container, look, { bounds: boundsOf(first), fitBoundsOptions: fit }, callbacks.onEnd);
  let places = first;
  let isMoved = false;
  let markers = new Map<string, Marker>();

  const draw = () => {
    const seen = map.getBounds();
    const next = new Map<string, Marker>();
    const groups = groupPlaces(places, Math.floor(map.getZoom())).flatMap((group) => {
      if (!seen.contains(lngLat(group))) return [];
      const known = markers.get(group.key)?.setLngLat(lngLat(group)); // reusing a marker keeps the focus
      const marker =
        known ??
        new Marker({ anchor: 'bottom', element: document.createElement('div') }).setLngLat(lngLat(group)).addTo(map);
      next.set(group.key, marker);
      return [{ ...group, element: marker.getElement() }];
    });
    for (const [key, marker] of markers) if (!next.has(key)) marker.remove();
    markers = next;
    callbacks.onGroups(groups);
  };
  map.on('moveend', draw);
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isMoved = true;
  });
  draw();
  return {
    show: (others) => {
      places = others;
      if (isMoved) draw();
      else map.fitBounds(boundsOf(places), { ...fit, animate: false });
    },
    lookAt: (group) => {
      if (map.getZoom() >= nearest) return false;
      isMoved = true;
      const zoom = Math.min(nearest, Math.floor(map.getZoom()) + 2);
      map.easeTo({ center: lngLat(group), zoom });
      // The pressed pin disappears. If it was pressed with the keyboard, the map takes the focus.
      if (document.activeElement?.matches(':focus-visible')) map.getCanvas().focus({ preventScroll: true });
      return true;
    },
    remove,
  };
}

function boundsOf(places: readonly MapPlace[]): LngLatBounds {
  const around = new LngLatBounds();
  for (const place of places) around.extend(lngLat(place));
  return around;
}

const lngLat = ({ coordinates }: Pick<MapPlace, 'coordinates'>): [number, number] => [
  coordinates.longitude,
  coordinates.latitude,
];
