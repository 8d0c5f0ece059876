import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FilterGroup } from '../../components/restaurant/filters/FilterGroup';
import { Chip } from '../../ui/Chip';
import type { DeckOffer } from './deckOffer';
import { toggleCuisine, type Wishes } from './wishes';

/** At first, this many of the most frequent cuisines are visible. If a rarer one is already chosen, all are visible. */
const shownFirst = 10;

/** Props of CuisineChoice. */
export type CuisineChoiceProps = { wishes: Wishes; offer: DeckOffer; onChange: (wishes: Wishes) => void };

/**
 * The cuisines of a deck. The number of a cuisine is how many cards would be shown if it were the only chosen cuisine,
 * with all other filters as they are. Filters do not change the cuisines' order.
 */
export function CuisineChoice({ wishes, offer: { cuisines, countWith }, onChange }: CuisineChoiceProps) {
  const { formatNumber } = useIntl();
  const isChosen = ({ key }: { key: string }) => wishes.cuisines.includes(key);
  const [isWhole, setWhole] = useState(() => cuisines.slice(shownFirst).some(isChosen));
  const hidden = isWhole ? 0 : Math.max(0, cuisines.length - shownFirst);
  if (cuisines.length === 0) return null;
  return (
    <FilterGroup title={<FormattedMessage id="discover.cuisines" />} note={<FormattedMessage id="filters.anyOf" />}>
      {cuisines.slice(0, cuisines.length - hidden).map((cuisine) => {
        const { key, label } = cuisine;
        const next = toggleCuisine(wishes, key);
        const count = countWith({ ...wishes, cuisines: [key] });
        return (
          <Chip
            key={key}
            selected={isChosen(cuisine)}
            faint={!isChosen(cuisine) && count === 0}
            onClick={() => onChange(next)}
          >
            {label} <Count>{formatNumber(count)}</Count>
          </Chip>
        );
      })}
      {hidden > 0 && (
        <More type="button" onClick={() => setWhole(true)}>
          <FormattedMessage id="card.more" values={{ count: hidden }} />
        </More>
      )}
    </FilterGroup>
  );
}

const Count = styled.span`
  font-size: 0.8125rem;
  font-weight: 450;
  font-variant-numeric: tabular-nums;
`;
const More = styled.button`
  min-height: 40px;
  padding: 0.4rem 0.6rem;
  border: 0;
  background: transparent;
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;
