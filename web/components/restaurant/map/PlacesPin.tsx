import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SeenGroup } from './drawPlaces';

/** Props of PlacesPin. */
export type PlacesPinProps = { group: SeenGroup; isChosen: boolean; onPress: () => void };

/** A place on the map, which tells its name when it is pointed at or chosen; or how many there are so near each other. */
export function PlacesPin({ group, isChosen, onPress }: PlacesPinProps) {
  const { places, element } = group;
  const { formatMessage } = useIntl();
  const [isPointedAt, setPointedAt] = useState(false);
  const isActive = isPointedAt || isChosen;
  useEffect(() => {
    element.style.zIndex = isActive ? '1' : ''; // above its neighbours
  }, [element, isActive]);
  const point = () => setPointedAt(true);
  const leave = () => setPointedAt(false);
  const name = places.length === 1 ? places[0]?.name : undefined;
  return (
    <Button
      type="button"
      data-active={isActive}
      aria-label={name ?? formatMessage({ id: 'map.group' }, { count: places.length })}
      aria-pressed={name ? isChosen : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={onPress}
    >
      {name === undefined ? (
        <Count>
          <FormattedNumber value={places.length} />
        </Count>
      ) : (
        <MapPin size={34} aria-hidden />
      )}
      {name !== undefined && isActive && <Name>{name}</Name>}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  svg {
    display: block;
    fill: var(--accent);
    stroke: var(--accent-ink);
    transform-origin: bottom;
    transition: transform var(--quick) var(--ease);
    pointer-events: none;
  }
  &[data-active='true'] svg {
    fill: var(--ink);
    stroke: var(--paper);
    transform: scale(1.25);
  }
`;
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
const Name = styled.span`
  position: absolute;
  bottom: calc(100% + 12px);
  left: 50%;
  max-width: 14rem;
  padding: 3px 10px;
  overflow: hidden;
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font-size: 0.875rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
`;
