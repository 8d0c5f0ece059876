import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useDietaryWord } from '../../components/RestaurantCard/DietaryWord';
import { defaultCity } from '../../device/city';
import { Button } from '../../ui/Button';
import { clearFilters, type SearchState, toggleDiet, togglePrice } from './searchState';

/** Props of NoResults; `onChange` gets the search with a filter taken off or in another city. */
export type NoResultsProps = { state: SearchState; onChange: (next: SearchState) => void };

/** Says that nothing was found and offers the ways on: each active filter to take off, or the other city. */
export function NoResults({ state, onChange }: NoResultsProps) {
  const { formatMessage } = useIntl();
  const dietaryWord = useDietaryWord();
  const { price, diets, city } = state;
  const otherCity = city === defaultCity ? 'Phoenix' : defaultCity;
  const filtered = Boolean(price) || diets.length > 0;
  const filters = [
    ...(price ? [{ name: price as string, next: togglePrice(state, price) }] : []),
    ...diets.map((diet) => ({ name: dietaryWord(diet), next: toggleDiet(state, diet) })),
  ];
  return (
    <Frame>
      <Title>
        <FormattedMessage id="search.noneTitle" values={{ query: state.text.trim(), city }} />
      </Title>
      <Hint>
        <FormattedMessage id={filtered ? 'search.noneFilters' : 'search.noneWords'} />
      </Hint>
      <Ways>
        {filters.map(({ name, next }) => (
          <Button key={name} onClick={() => onChange(next)}>
            {formatMessage({ id: 'search.removeFilter' }, { filter: name })}
            <X size={17} aria-hidden />
          </Button>
        ))}
        {filters.length > 1 && (
          <Button tone="primary" onClick={() => onChange(clearFilters(state))}>
            <FormattedMessage id="search.clearAll" />
          </Button>
        )}
        {!filtered && (
          <Button onClick={() => onChange({ ...state, city: otherCity, page: 1 })}>
            {formatMessage({ id: 'search.lookIn' }, { city: otherCity })}
          </Button>
        )}
      </Ways>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  max-width: 40rem;
  padding: 24px 0 40px;
`;
const Title = styled.h2`
  font-size: clamp(1.9rem, 1.4rem + 2.2vw, 3rem);
  overflow-wrap: anywhere;
`;
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 1.0625rem;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
