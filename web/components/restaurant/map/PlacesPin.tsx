import { useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SeenGroup } from './drawPlaces';
import { PinButton } from './PinButton';

/** Props of PlacesPin. */
export type PlacesPinProps = { group: SeenGroup; isChosen: boolean; onPress: () => void };

/** The pin of one restaurant, or a pin with the number of restaurants that share it. */
export function PlacesPin({ group: { places, element }, isChosen, onPress }: PlacesPinProps) {
  const { formatMessage } = useIntl();
  const [isPointedAt, setPointedAt] = useState(false);
  const name = places.length === 1 ? places[0]?.name : undefined;
  return (
    <PinButton
      pin={element}
      name={name}
      aria-label={name ?? formatMessage({ id: 'map.group' }, { count: places.length })}
      aria-pressed={name ? isChosen : undefined}
      isActive={isPointedAt || isChosen}
      onActive={setPointedAt}
      onClick={onPress}
    >
      {name === undefined && (
        <Count>
          <FormattedNumber value={places.length} />
        </Count>
      )}
    </PinButton>
  );
}

const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 40px;
  padding: 0 8px;
  border: 2px solid var(--accent-ink);
  border-radius: 999px;
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 0.9375rem;
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  transition: transform var(--quick) var(--ease);
  [data-active='true'] > & {
    border-color: var(--paper);
    background: var(--ink);
    color: var(--paper);
    transform: scale(1.1);
  }
`;
