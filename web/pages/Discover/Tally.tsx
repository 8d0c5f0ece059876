import { Heart } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useLateInteractions } from '../../device/interactions';
import { useNeverShown } from '../../device/neverShown';
import { countSkipped } from './countSkipped';
import { type FoundEdge, useFinds } from './useFinds';

/** The HTML id of the part with the list of finds and the button for the skipped restaurants. */
export const listId = 'discover-list';

/** Props of Tally; `begun`: when the deck began (ms since 1970). Its cards that were saved since then are finds. */
export type TallyProps = { deck: readonly FoundEdge[]; begun: number };

/**
 * The number of finds and the number of skipped restaurants, shown on screens that are too narrow for a list beside the
 * deck. Restaurants that the user never wants to see again count as skipped. A press scrolls to the list. Renders
 * nothing when both numbers are 0.
 */
export const Tally = memo(function Tally({ deck, begun }: TallyProps) {
  const interactions = useLateInteractions();
  const finds = useFinds(deck, begun).length;
  const skipped = countSkipped(interactions, useNeverShown());
  if (finds + skipped === 0) return null;
  return (
    <Counts
      type="button"
      data-tally
      onClick={() => {
        const list = document.getElementById(listId);
        list?.scrollIntoView({ block: 'start' });
        list?.focus({ preventScroll: true });
      }}
    >
      {finds > 0 && <Heart size={16} aria-hidden />}
      <FormattedMessage
        id="discover.tally"
        values={{ finds, skipped, both: finds > 0 && skipped > 0 ? 'true' : 'false' }}
      />
    </Counts>
  );
});

const Counts = styled.button`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 44px;
  margin: 16px auto -8px;
  padding: 0 1rem;
  border: 0;
  background: transparent;
  font-size: 0.9375rem;
  font-weight: 560;
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 0.25em;
  > svg {
    fill: var(--accent);
    color: var(--accent);
  }
  @media (min-width: 1000px) {
    display: none;
  }
`;
