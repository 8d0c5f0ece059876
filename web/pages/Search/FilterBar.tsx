import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { Chip } from '../../ui/Chip';
import { diets, hours, isFiltered, prices, type SearchState } from './searchState';
import { clearFilters, toggleDiet, toggleHours, togglePrice } from './searchSteps';

/** Props of FilterBar; `onChange` gets the search with the filter taken in or out. */
export type FilterBarProps = { state: SearchState; onChange: (next: SearchState) => void };

/** Price (one kept), opening hours and dietary needs (any number), as chips; "Clear all" while any is on. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const dietaryWord = useDietaryWord();
  return (
    <Bar role="group" aria-label={formatMessage({ id: 'search.filters' })}>
      <Group role="group" aria-label={formatMessage({ id: 'search.price' })}>
        {prices.map((price) => (
          <Chip key={price} selected={state.price === price} onClick={() => onChange(togglePrice(state, price))}>
            {price}
          </Chip>
        ))}
      </Group>
      <Group role="group" aria-label={formatMessage({ id: 'search.hours' })}>
        <AnyTime selected={state.hours.length === 0} onClick={() => onChange(toggleHours(state, null))}>
          <FormattedMessage id="search.hours.any" />
        </AnyTime>
        {hours.map((hour) => (
          <Chip key={hour} selected={state.hours.includes(hour)} onClick={() => onChange(toggleHours(state, hour))}>
            <FormattedMessage id={`search.hours.${hour}`} />
          </Chip>
        ))}
      </Group>
      <Group role="group" aria-label={formatMessage({ id: 'search.dietary' })}>
        {diets.map((diet) => (
          <Chip key={diet} selected={state.diets.includes(diet)} onClick={() => onChange(toggleDiet(state, diet))}>
            <Word>{dietaryWord(diet)}</Word>
          </Chip>
        ))}
      </Group>
      {isFiltered(state) && (
        <Clear type="button" onClick={() => onChange(clearFilters(state))}>
          <FormattedMessage id="search.clearAll" />
        </Clear>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 0;
  @media (min-width: 720px) {
    /* The line before the first group of a row is cut off, the focus ring of its first chip is not. */
    margin-left: -21px;
    clip-path: inset(-6px -6px -6px 12px);
  }
  @media (max-width: 719px) {
    flex-wrap: nowrap;
    margin: -5px calc(-1 * var(--gutter));
    padding: 5px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (min-width: 720px) {
    margin-right: 14px;
  }
  &::before {
    content: '';
    align-self: center;
    width: 1px;
    height: 24px;
    margin: 0 6px;
    background: var(--control-line);
  }
  @media (max-width: 719px) {
    flex: none;
    flex-wrap: nowrap;
    &:first-of-type::before {
      display: none;
    }
    & + &::before {
      margin-left: 14px;
    }
  }
`;
/** On while no other is: it is what holds anyway, and does not shout. */
const AnyTime = styled(Chip)`
  &[aria-pressed='true'] {
    border-color: var(--control-line);
    background: color-mix(in srgb, var(--ink) 9%, transparent);
    color: var(--ink);
  }
`;
const Word = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;
const Clear = styled.button`
  flex: none;
  min-height: 40px;
  margin-left: 14px;
  padding: 0 4px;
  border: 0;
  background: transparent;
  color: var(--accent-strong);
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  @media (max-width: 719px) {
    order: -1;
    margin: 0 12px 0 0;
  }
`;
