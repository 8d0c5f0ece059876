import { type ListedPlace, MapOfPlaces } from '../../components/restaurant/map/MapOfPlaces';
import { ChosenPlaces } from './ChosenPlaces';

/** Props of GuestMap: the map's style, a guest's list, and `onFail`, which is called when the map cannot be drawn. */
export type GuestMapProps = { style: string; places: readonly ListedPlace[]; onFail: () => void };

/** A map with a guest's places. */
export function GuestMap({ style, places, onFail }: GuestMapProps) {
  return (
    <MapOfPlaces style={style} places={places} isWhole onFail={onFail}>
      {(ids) => <ChosenPlaces ids={ids} />}
    </MapOfPlaces>
  );
}
