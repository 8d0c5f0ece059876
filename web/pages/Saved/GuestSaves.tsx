import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { guestSaveLimit, useGuestSaves } from '../../device/guestSaves';
import { Badge } from '../../ui/Badge';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { GuestPlaces } from './GuestPlaces';
import { GuestRow } from './GuestRow';
import { NoSaves } from './NoSaves';
import { SavedHead } from './SavedHead';
import { SavedList } from './SavedList';

/**
 * A guest's list: at first as stored on the device, then with current facts from the server. Only the device has the
 * list.
 */
export function GuestSaves({ places }: { places: PreloadedQuery<GuestPlacesQuery> | null }) {
  const { formatMessage } = useIntl();
  const { saves } = useGuestSaves();
  const heading = useKeptFocus<HTMLDivElement>(saves.length);
  const label = formatMessage({ id: 'saved.list' });
  const kept = (
    <SavedList aria-label={label}>
      {saves.map((save) => (
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
        </SavedHead>
      </div>
      {saves.length === 0 ? (
        <NoSaves />
      ) : (
        <>
          <Note>
            <FormattedMessage id="saved.guestNote" />
          </Note>
          {places ? (
            <FallbackBoundary show={kept}>
              <Suspense fallback={kept}>
                <GuestPlaces queryRef={places} saves={saves} label={label} />
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
