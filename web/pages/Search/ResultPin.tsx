import { MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useActivePlace } from './ActivePlace';
import { rowId } from './ResultItem';

/** Props of ResultPin: the restaurant, and the map's element to render it in. */
export type ResultPinProps = { id: string; name: string; pin: HTMLElement };

/** A restaurant on the map beside the results. A press goes to its row; pointing at it shows its name. */
export function ResultPin({ id, name, pin }: ResultPinProps) {
  const { formatMessage } = useIntl();
  const { active, setActive } = useActivePlace();
  const isActive = active === id;
  useEffect(() => {
    pin.style.zIndex = isActive ? '1' : ''; // above its neighbours
  }, [pin, isActive]);
  const goToRow = () => {
    const row = document.getElementById(rowId(id));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('h4 a')?.focus({ preventScroll: true });
  };
  const point = () => setActive(id);
  const leave = () => setActive(null);
  return (
    <Button
      type="button"
      data-active={isActive}
      aria-label={formatMessage({ id: 'search.map.pin' }, { name })}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={goToRow}
    >
      <MapPin size={34} aria-hidden />
      {isActive && <Name>{name}</Name>}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
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
