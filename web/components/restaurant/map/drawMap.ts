import { LngLatBounds, Marker } from 'maplibre-gl';
import { type MapLook, openMap } from './openMap';

/** The zoom for one restaurant, and the largest zoom for several. */
const zoom = 16;
/** The free margin around several restaurants, in pixels: room for a pin and its name. */
const padding = { top: 72, right: 48, bottom: 40, left: 48 };

/** The mark of a restaurant: an element. The middle of its lower edge is at the coordinates. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: one pin or more, and how the map looks. */
export type MapWish = MapLook & { pins: readonly [Pin, ...Pin[]] };

/**
 * Draws a map in an empty element, with all its pins visible; `onEnd` as in openMap. Returns the function that removes
 * the map. @throws without WebGL
 */
export function drawMap(container: HTMLElement, wish: MapWish, onEnd: (drawn: boolean) => void): () => void {
  const { pins } = wish;
  const around = new LngLatBounds();
  for (const pin of pins) around.extend(lngLat(pin));
  const view =
    pins.length > 1
      ? { bounds: around, fitBoundsOptions: { padding, maxZoom: zoom } }
      : { center: lngLat(pins[0]), zoom };
  const { map, remove } = openMap(container, wish, view, onEnd);
  for (const pin of pins) new Marker({ element: pin.element, anchor: 'bottom' }).setLngLat(lngLat(pin)).addTo(map);
  return remove;
}

const lngLat = ({ coordinates }: Pin): [number, number] => [coordinates.longitude, coordinates.latitude];
