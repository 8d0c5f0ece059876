import { LngLatBounds, Marker } from 'maplibre-gl';
import { groupPlaces, type MapPlace, type PlaceGroup } from './groupPlaces';
import { type MapLook, openMap } from './openMap';

/** How near the map comes by itself; from here on places of one address are told apart in words. */
const nearest = 17;
/** How much of the map stays free around all places, in pixels. */
const padding = { top: 64, right: 48, bottom: 40, left: 48 };

/** A group that is in sight, and the element on the map that it stands in. */
export type SeenGroup = PlaceGroup & { element: HTMLElement };

/** A map of places. */
export type DrawnPlaces = {
  /** Other places; all of them come in sight unless the reader has moved the map. */
  show: (places: readonly MapPlace[]) => void;
  /** Looks at a group so near that it falls apart. False: it is as near as it gets. */
  lookAt: (group: PlaceGroup) => boolean;
  remove: () => void;
};

/**
 * Draws a map with many places in an empty element; those too near each other for a pin each are a group. `onGroups` gets
 * the groups in sight, again after every move; `onEnd` as in openMap. @throws where there is no WebGL
 */
export function drawPlaces(
  container: HTMLElement,
  look: MapLook,
  first: readonly MapPlace[],
  told: { onGroups: (groups: SeenGroup[]) => void; onEnd: (drawn: boolean) => void },
): DrawnPlaces {
  const fit = { padding, maxZoom: nearest - 1 };
  const { map, remove } = openMap(container, look, { bounds: boundsOf(first), fitBoundsOptions: fit }, told.onEnd);
  let places = first;
  let isMoved = false;
  let markers = new Map<string, Marker>();

  const draw = () => {
    const seen = map.getBounds();
    const next = new Map<string, Marker>();
    const groups = groupPlaces(places, Math.floor(map.getZoom())).flatMap((group) => {
      if (!seen.contains(lngLat(group))) return [];
      const known = markers.get(group.key)?.setLngLat(lngLat(group)); // where it stands, it keeps the focus
      const marker =
        known ??
        new Marker({ anchor: 'bottom', element: document.createElement('div') }).setLngLat(lngLat(group)).addTo(map);
      next.set(group.key, marker);
      return [{ ...group, element: marker.getElement() }];
    });
    for (const [key, marker] of markers) if (!next.has(key)) marker.remove();
    markers = next;
    told.onGroups(groups);
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
      // The pin that was pressed goes; whoever came by keyboard goes on from the map.
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
