import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { guestSaveLimit, useGuestSaves } from '../../device/guestSaves';
import { Badge } from '../../ui/Badge';
import { QuietLine } from '../../ui/QuietLine';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { arrangeGuestSaves } from './arrangeGuestSaves';
import { GuestPlaces } from './GuestPlaces';
import { GuestRow } from './GuestRow';
import { ControlsSpace, SavedControls } from './lazyControls';
import { longList } from './longList';
import { MapChip } from './MapChip';
import { NoSaves } from './NoSaves';
import { SavedHead } from './SavedHead';
import { SavedList } from './SavedList';
import { newestFirst } from './SavedOrder';
import { useMapChoice } from './useMapChoice';

const sorts = ['NEWEST', 'NAME'] as const;

/**
 * A guest's list, which is stored only on the device. It first shows the facts stored on the device, and then current
 * facts from the server, if they can be loaded. The user can choose a map instead.
 */
export function GuestSaves({ places }: { places: PreloadedQuery<GuestPlacesQuery> | null }) {
  const { formatMessage, locale } = useIntl();
  const { saves } = useGuestSaves();
  const heading = useKeptFocus<HTMLDivElement>(saves.length);
  const label = formatMessage({ id: 'saved.list' });
  const [order, setOrder] = useState(newestFirst);
  const map = useMapChoice();
  const shown = arrangeGuestSaves(saves, order, locale);
  const kept = (
    <SavedList aria-label={label}>
      {shown.map((save) => (
        <li key={save.id}>
          <GuestRow save={save} />
        </li>
      ))}
    </SavedList>
  );
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <SavedHead>
          <Badge tone="saffron">
            <FormattedMessage id="saved.countLocal" values={{ count: saves.length }} />
          </Badge>
          <Badge>
            <FormattedMessage id="saved.remaining" values={{ count: Math.max(0, guestSaveLimit - saves.length) }} />
          </Badge>
          {map && places && saves.length > 0 && <MapChip choice={map} />}
        </SavedHead>
      </div>
      {saves.length === 0 ? (
        <NoSaves />
      ) : (
        <>
          <Note>
            <FormattedMessage id="saved.guestNote" />
          </Note>
          {(saves.length >= longList || order.text || order.sort !== 'NEWEST') && (
            <>
              <Suspense fallback={<ControlsSpace />}>
                <SavedControls order={order} sorts={map?.isMap ? [] : sorts} onOrder={setOrder} />
              </Suspense>
              <QuietLine role="status">
                {order.text && (
                  <FormattedMessage
                    id={shown.length > 0 ? 'saved.matches' : 'saved.noMatch'}
                    values={{ count: shown.length, text: <bdi>{order.text}</bdi> }}
                  />
                )}
              </QuietLine>
            </>
          )}
          {places ? (
            <FallbackBoundary show={kept}>
              <Suspense fallback={kept}>
                <GuestPlaces queryRef={places} saves={shown} label={label} map={map} />
              </Suspense>
            </FallbackBoundary>
          ) : (
            kept
          )}
        </>
      )}
    </>
  );
}

const Note = styled.p`
  margin: 10px 0 18px;
  color: var(--ink-soft);
`;
