import { useSearchParams } from 'react-router-dom';
import { mapStyle } from '../../device/mapStyle';

/** `style`: the map's style; `isMap`: the map is shown; `toggle` shows the other view; `leave` shows the list. */
export type MapChoice = { style: string; isMap: boolean; toggle: () => void; leave: () => void };

/** The choice between the list and its map, stored in the URL (?view=map). Null if no map style is set. */
export function useMapChoice(): MapChoice | null {
  const [params, setParams] = useSearchParams();
  const style = mapStyle();
  if (style === null) return null;
  const isMap = params.get('view') === 'map';
  const show = (next: object) => setParams({ ...next }, { replace: true, preventScrollReset: true });
  return { style, isMap, toggle: () => show(isMap ? {} : { view: 'map' }), leave: () => show({}) };
}
