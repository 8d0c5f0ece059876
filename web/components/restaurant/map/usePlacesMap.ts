import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../ui/useLatest';
import type { DrawnPlaces, SeenGroup } from './drawPlaces';
import type { MapPlace } from './groupPlaces';
import type { MapState } from './useMap';

/** What usePlacesMap needs: the URL of the map's style, the map's name, and at least one place. */
export type PlacesMapOptions = { style: string; label: string; places: readonly MapPlace[] };

/**
 * Loads the code for the map and draws the map in the element of the returned ref. If `places` changes, the same map
 * shows the new places.
 */
export function usePlacesMap({ style, label, places }: PlacesMapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnPlaces>(null);
  const latest = useLatest(places);
  const [state, setState] = useState<MapState>('loading');
  const [groups, setGroups] = useState<readonly SeenGroup[]>([]);
  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const frame = container.appendChild(document.createElement('div'));
    frame.className = 'frame';
    let gone = false;
    const onEnd = (there: boolean) => !gone && setState(there ? 'drawn' : 'failed');
    import('./drawPlaces')
      .then(({ drawPlaces }) => {
        if (gone) return;
        drawn.current = drawPlaces(frame, { style, label, interactive: true }, latest.current, {
          onGroups: setGroups,
          onEnd,
        });
      })
      .catch(() => onEnd(false));
    return () => {
      gone = true;
      drawn.current?.remove();
      drawn.current = null;
      frame.remove();
    };
  }, [style, label, latest]);
  useEffect(() => drawn.current?.show(places), [places]);
  return { element, state, groups, lookAt: (group: SeenGroup) => drawn.current?.lookAt(group) ?? false };
}
