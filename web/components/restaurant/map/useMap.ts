import { useEffect, useRef, useState } from 'react';
import { useHasBeenNearScreen } from '../../../device/useHasBeenNearScreen';
import type { MapOptions } from './drawMap';

/** loading: the map is not near the screen yet, or is still loading; failed: the map cannot be shown. */
export type MapState = 'loading' | 'drawn' | 'failed';

/**
 * Returns the ref `element` and the state of the map. When the element is near the screen, the map is drawn in it, and
 * drawn again if an option changes or `pin` is a new object. If `options` is null, no map is drawn.
 */
export function useMap(options: MapOptions | null) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>('loading');
  const hasBeenNear = useHasBeenNearScreen(element);
  const { style, pin, interactive = false, label = '' } = options ?? {};

  useEffect(() => {
    const container = element.current;
    if (!hasBeenNear || !style || !pin || !container) return undefined;
    const frame = container.appendChild(document.createElement('div'));
    frame.className = 'frame';
    let remove = () => {};
    let gone = false;
    const fail = () => !gone && setState('failed');
    import('./drawMap')
      .then(({ drawMap }) => {
        if (gone) return;
        remove = drawMap(frame, { style, pin, interactive, label }, (there) => (there ? setState('drawn') : fail()));
      })
      .catch(fail);
    return () => {
      gone = true;
      remove();
      frame.remove();
    };
  }, [hasBeenNear, style, pin, interactive, label]);
  return { element, state };
}
