import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { QuietLine } from '../../../ui/QuietLine';
import { useToast } from '../../../ui/Toast';
import { FailedPart } from '../../problems/FailedPart';
import { ResetBoundary } from '../../problems/ResetBoundary';
import type { MapPlace } from './groupPlaces';
import { PlacesMap } from './PlacesMap';

/** A saved restaurant or a diary entry: its id, the name of the restaurant, and the coordinates if they are known. */
export type ListedPlace = Omit<MapPlace, 'coordinates'> & {
  readonly coordinates: MapPlace['coordinates'] | null | undefined;
};

/**
 * Props of MapOfPlaces. `style`: the URL of the map's style; `places`: the saved restaurants or diary entries;
 * `isWhole`: the whole list is loaded; `children` gets the ids of the chosen places (at most 20), renders these places,
 * and may suspend; `onFail` is called when the map cannot be shown.
 */
export type MapOfPlacesProps = {
  style: string;
  places: readonly ListedPlace[];
  isWhole: boolean;
  children: (ids: readonly string[]) => ReactNode;
  onFail: () => void;
};

/** At most this many chosen places are shown below the map. */
const mostChosen = 20;

/**
 * Saved restaurants or diary entries on a map. The places that the user chooses on the map are shown below the map.
 * The map cannot show places without coordinates. If the whole list is loaded and contains such places, a line shows
 * their number.
 */
export function MapOfPlaces({ style, places, isWhole, children, onFail }: MapOfPlacesProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const located = useMemo(
    () => places.flatMap(({ coordinates, ...place }) => (coordinates ? [{ ...place, coordinates }] : [])),
    [places],
  );
  const nowhere = places.length - located.length;
  const fail = () => {
    showToast({ title: formatMessage({ id: 'search.map.failed' }) });
    onFail();
  };
  const shown = chosen.filter((id) => places.some((place) => place.id === id));
  return (
    <>
      {located.length > 0 && (
        <PlacesMap style={style} places={located} chosen={shown} onChoose={setChosen} onFail={fail} />
      )}
      <QuietLine role="status">
        {!isWhole && <FormattedMessage id="map.loading" values={{ count: places.length }} />}
        {isWhole && nowhere > 0 && <FormattedMessage id="map.nowhere" values={{ count: nowhere }} />}
      </QuietLine>
      {shown.length > 0 && (
        <ResetBoundary
          resetKey={`${attempt} ${shown}`}
          fallback={() => (
            <FailedPart onRetry={() => setAttempt(attempt + 1)}>
              <FormattedMessage id="map.placeFailed" />
            </FailedPart>
          )}
        >
          <Suspense fallback={<QuietLine />}>
            <Chosen key={shown.join()}>{children(shown.slice(0, mostChosen))}</Chosen>
          </Suspense>
        </ResetBoundary>
      )}
    </>
  );
}

/**
 * The part below the map. When it appears, it takes the focus, because the user opened it with a press on the map.
 */
function Chosen({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    opened.current?.focus({ preventScroll: true });
    opened.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Opened ref={opened} tabIndex={-1} aria-label={formatMessage({ id: 'map.chosen' })}>
      {children}
    </Opened>
  );
}

const Opened = styled.section`
  scroll-margin-bottom: 96px;
  &:focus-visible {
    outline: none;
  }
`;
