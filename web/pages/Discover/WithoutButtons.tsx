import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import type { ActiveWish } from './useActiveWishes';
import type { Wishes } from './wishes';

/** At most this many buttons are shown. */
const mostShown = 3;

/** Props of WithoutButtons; `countWith` returns how many cards would be shown with the given filters. */
export type WithoutButtonsProps = {
  active: readonly ActiveWish[];
  countWith: (wishes: Wishes) => number;
  onChange: (wishes: Wishes) => void;
};

/**
 * Buttons that remove one filter each. A button shows how many cards would be shown without its filter. If no card
 * would be shown, the filter has no button. Renders nothing when fewer than two filters are active.
 */
export function WithoutButtons({ active, countWith, onChange }: WithoutButtonsProps) {
  if (active.length < 2) return null;
  const helpful = active
    .map(({ name, without }) => ({ name, without, count: countWith(without) }))
    .filter(({ count }) => count > 0)
    .slice(0, mostShown);
  if (helpful.length === 0) return null;
  return (
    <Row>
      {helpful.map(({ name, without, count }) => (
        <Button key={name} onClick={() => onChange(without)}>
          <span>
            <FormattedMessage id="discover.without" values={{ filter: name, count }} />
          </span>
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
