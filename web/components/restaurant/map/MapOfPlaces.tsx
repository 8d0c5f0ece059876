import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { QuietLine } from '../../../ui/QuietLine';
import { useToast } from '../../../ui/Toast';
import { FailedPart } from '../../problems/FailedPart';
import { ResetBoundary } from '../../problems/ResetBoundary';
import type { MapPlace } from './groupPlaces';
import { PlacesMap } from './PlacesMap';

/** Something kept, with its place's name and where that is, as far as anybody knows. */
export type KeptPlace = Omit<MapPlace, 'coordinates'> & {
  readonly coordinates: MapPlace['coordinates'] | null | undefined;
};

/**
 * Props of MapOfPlaces: the map's style, what is kept, whether more is on its way, what shows those chosen (by their ids,
 * may suspend), and what to call when there will be no map.
 */
export type MapOfPlacesProps = {
  style: string;
  kept: readonly KeptPlace[];
  isWhole: boolean;
  children: (ids: readonly string[]) => ReactNode;
  onFail: () => void;
};

/** So many of one address are shown at most. */
const mostChosen = 20;

/** What is kept, on a map; what one presses there is told below. Places that stand nowhere are counted: the list has them. */
export function MapOfPlaces({ style, kept, isWhole, children, onFail }: MapOfPlacesProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const places = useMemo(
    () => kept.flatMap(({ coordinates, ...place }) => (coordinates ? [{ ...place, coordinates }] : [])),
    [kept],
  );
  const nowhere = kept.length - places.length;
  const fail = () => {
    showToast({ title: formatMessage({ id: 'search.map.failed' }) });
    onFail();
  };
  const shown = chosen.filter((id) => kept.some((place) => place.id === id));
  return (
    <>
      {places.length > 0 && (
        <PlacesMap style={style} places={places} chosen={shown} onChoose={setChosen} onFail={fail} />
      )}
      <QuietLine role="status">
        {!isWhole && <FormattedMessage id="map.loading" values={{ count: kept.length }} />}
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

/** What was pressed on the map takes the focus, for it was just opened. */
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
