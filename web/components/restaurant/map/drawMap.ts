import { LngLatBounds, Marker } from 'maplibre-gl';
import { type MapLook, openMap } from './openMap';

/** How near a place is looked at; many places are never looked at nearer. */
const zoom = 16;
/** How much of the map stays free around many places, in pixels: room for a pin and its name. */
const padding = { top: 72, right: 48, bottom: 40, left: 48 };

/** What marks a place: an element whose tip, at the middle of its lower edge, stands where the place is. */
export type Pin = { coordinates: { readonly latitude: number; readonly longitude: number }; element: HTMLElement };

/** What drawMap needs: one pin or more, and the look of the map. */
export type MapWish = MapLook & { pins: readonly [Pin, ...Pin[]] };

/**
 * Draws a map in an empty element, with all its pins in sight; `onEnd` as in openMap. Answers the function that takes the
 * map away. @throws where there is no WebGL
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
