import { Marker } from 'maplibre-gl';
import { type MapLook, openMap } from './openMap';

const zoom = 16;

/** A restaurant's pin. The middle of the lower edge of its element is at the coordinates. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: the pin, and how the map looks. */
export type MapOptions = MapLook & { pin: Pin };

/**
 * Draws a map around a pin in an empty element. `onEnd`: see openMap.
 * @returns the function that removes the map
 * @throws when the browser has no WebGL
 */
export function drawMap(container: HTMLElement, options: MapOptions, onEnd: (drawn: boolean) => void): () => void {
  const { coordinates, element } = options.pin;
  const center: [number, number] = [coordinates.longitude, coordinates.latitude];
  const { map, remove } = openMap(container, options, { center, zoom }, onEnd);
  new Marker({ element, anchor: 'bottom' }).setLngLat(center).addTo(map);
  return remove;
}
