import { LngLatBounds, Marker } from 'maplibre-gl';
import { type MapLook, openMap } from './openMap';

/** The zoom if there is one restaurant. If there are several restaurants, this is the largest zoom. */
const zoom = 16;
/**
 * The free margin around several restaurants, in pixels. It has room for a pin and its name, and at the right also for
 * the zoom buttons, so that no pin is below them.
 */
const padding = { top: 72, right: 72, bottom: 40, left: 48 };

/** A restaurant's pin. The middle of the lower edge of its element is at the coordinates. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: at least one pin, and how the map looks. */
export type MapOptions = MapLook & { pins: readonly [Pin, ...Pin[]] };

/**
 * Draws a map in an empty element. All pins of `options` are visible on the map. `onEnd`: see openMap.
 * @returns the function that removes the map
 * @throws when the browser has no WebGL
 */
export function drawMap(container: HTMLElement, options: MapOptions, onEnd: (drawn: boolean) => void): () => void {
  const { pins } = options;
  const around = new LngLatBounds();
  for (const pin of pins) around.extend(lngLat(pin));
  const view =
    pins.length > 1
      ? { bounds: around, fitBoundsOptions: { padding, maxZoom: zoom } }
      : { center: lngLat(pins[0]), zoom };
  const { map, remove } = openMap(container, options, view, onEnd);
  for (const pin of pins) new Marker({ element: pin.element, anchor: 'bottom' }).setLngLat(lngLat(pin)).addTo(map);
  return remove;
}

const lngLat = ({ coordinates }: Pin): [number, number] => [coordinates.longitude, coordinates.latitude];
