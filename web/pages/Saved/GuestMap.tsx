import { type KeptPlace, MapOfPlaces } from '../../components/restaurant/map/MapOfPlaces';
import { ChosenPlaces } from './ChosenPlaces';

/** Props of GuestMap: the map's style, a guest's list, and what to call when there will be no map. */
export type GuestMapProps = { style: string; kept: readonly KeptPlace[]; onFail: () => void };

/** Where a guest's places are. */
export function GuestMap({ style, kept, onFail }: GuestMapProps) {
  return (
    <MapOfPlaces style={style} kept={kept} isWhole onFail={onFail}>
      {(ids) => <ChosenPlaces ids={ids} />}
    </MapOfPlaces>
  );
}
