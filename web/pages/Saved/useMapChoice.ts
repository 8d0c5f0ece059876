import { useSearchParams } from 'react-router-dom';
import { mapStyle } from '../../device/mapStyle';

/** Whether the list is on a map, in which style; what to call when the reader chooses or it fails. Null where no style is set. */
export type MapChoice = { style: string; isMap: boolean; toggle: () => void; leave: () => void };

/** The choice between the list and its map; the address keeps it (?view=map). */
export function useMapChoice(): MapChoice | null {
  const [params, setParams] = useSearchParams();
  const style = mapStyle();
  if (style === null) return null;
  const isMap = params.get('view') === 'map';
  const show = (next: object) => setParams({ ...next }, { replace: true, preventScrollReset: true });
  return { style, isMap, toggle: () => show(isMap ? {} : { view: 'map' }), leave: () => show({}) };
}
