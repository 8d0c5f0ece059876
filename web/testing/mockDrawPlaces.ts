import { act } from '@testing-library/react';
import { drawPlaces, type SeenGroup } from '../components/restaurant/map/drawPlaces';
import { groupPlaces, type MapPlace } from '../components/restaurant/map/groupPlaces';

/**
 * Sets a map style, so that a map is offered. Makes the mocked drawPlaces add an empty element for each group of places
 * at `zoom`. `fail` reports that the map failed.
 */
export function mockDrawPlaces(zoom = 20) {
  const draw = jest.mocked(drawPlaces);
  const lookAt = jest.fn((_group: unknown) => false);
  let end = (_drawn: boolean) => {};
  document.documentElement.dataset.mapStyle = 'https://maps.example/style.json';
  draw.mockReset().mockImplementation((container, _look, first, { onGroups, onEnd }) => {
    end = onEnd;
    const show = (places: readonly MapPlace[]) => {
      const groups: SeenGroup[] = groupPlaces(places, zoom).map((group) => ({
        ...group,
        element: container.appendChild(document.createElement('div')),
      }));
      onGroups(groups);
    };
    show(first);
    return { show, lookAt, remove: () => {} };
  });
  return { draw, lookAt, fail: () => act(async () => end(false)) };
}

/** Removes the map style, so that no map is offered. */
export const withoutMap = () => Reflect.deleteProperty(document.documentElement.dataset, 'mapStyle');
