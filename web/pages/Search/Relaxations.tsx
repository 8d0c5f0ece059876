import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { NoResultsButtons } from './NoResultsButtons';
import type { SearchState } from './searchState';
import type { RelaxationOffer } from './useRelaxationOffers';

/** Props of Relaxations. `labelledBy`: the id of the text before the buttons; `quiet`: no button is highlighted. */
export type RelaxationsProps = {
  offers: readonly RelaxationOffer[];
  labelledBy: string;
  quiet?: boolean;
  onChange: (next: SearchState) => void;
};

/**
 * A button for each relaxation (a search with fewer wishes), with the number of its results. The first button is
 * highlighted if it removes only one wish, if this wish is not a diet, and if `quiet` is false.
 */
export function Relaxations({ offers, labelledBy, quiet = false, onChange }: RelaxationsProps) {
  return (
    <NoResultsButtons as="ul" aria-labelledby={labelledBy}>
      {offers.map(({ next, namesStaying, words, totalCount, removed, removesDiet }, index) => (
        <li key={words}>
          <Offer
            tone={index === 0 && removed === 1 && !removesDiet && !quiet ? 'primary' : 'secondary'}
            onClick={() => onChange(next)}
          >
            <Words>{namesStaying ? words : <FormattedMessage id="search.relax" values={{ words }} />}</Words>
            <Count>
              <FormattedMessage id="search.count" values={{ count: totalCount }} />
            </Count>
          </Offer>
        </li>
      ))}
    </NoResultsButtons>
  );
}

/** With large text, the number is on a line of its own. */
const Offer = styled(Button)`
  flex-wrap: wrap;
`;
const Words = styled.span`
  flex: 1 1 0;
  min-width: min-content;
`;
const Count = styled.span`
  padding-left: 0.6rem;
  border-left: 1px solid currentColor;
  font-weight: 460;
  white-space: nowrap;
`;
