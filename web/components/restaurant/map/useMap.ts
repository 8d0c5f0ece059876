import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSeen } from '../../../device/useSeen';

/** The height of a place's map, whatever became of it. */
export const mapHeight = '192px';

/** loading: not seen yet, or on its way; failed: it will not come. */
export type MapState = 'loading' | 'drawn' | 'failed';

/** What is to be drawn; `style` is the address of a MapLibre style. */
export type PlaceWish = {
  style: string;
  coordinates: { readonly latitude: number; readonly longitude: number };
  interactive: boolean;
  name: string;
};

/** Draws a map of the place in `element`, with `pin` on it, once it is seen; its code comes then. null: nothing is drawn. */
export function useMap(wish: PlaceWish | null) {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>('loading');
  const seen = useSeen(element);
  const { style, coordinates, interactive = false, name } = wish ?? {};
  const label = formatMessage({ id: 'map.label' }, { name });

  useEffect(() => {
    const container = element.current;
    const marker = pin.current?.cloneNode(true);
    if (!seen || !style || !coordinates || !container || !(marker instanceof HTMLElement)) return undefined;
    const frame = container.appendChild(document.createElement('div'));
    frame.className = 'frame';
    let remove = () => {};
    let gone = false;
    const fail = () => !gone && setState('failed');
    import('./drawMap')
      .then(({ drawMap }) => {
        if (gone) return;
        const drawn = { style, coordinates, interactive, label, pin: marker };
        remove = drawMap(frame, drawn, (there) => (there ? setState('drawn') : fail()));
      })
      .catch(fail);
    return () => {
      gone = true;
      remove();
      frame.remove();
    };
  }, [seen, style, coordinates, interactive, label]);
  return { element, pin, state };
}
