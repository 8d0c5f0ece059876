import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { FilterGroup } from './FilterGroup';
import { diets, type Filters, hours, prices, toggleDiet, toggleHours, togglePrice } from './filters';

/**
 * Props of FilterGroups. `onChange` gets the filters with one added or removed; `anyDiet`: one of the chosen diets is
 * enough; `without`: groups left out while nothing of them is chosen; `leadsNowhere`: filters that no restaurant
 * passes, whose chips are faint; `children`: groups shown first.
 */
export type FilterGroupsProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  anyDiet?: boolean;
  without?: readonly ('price' | 'hours' | 'diets')[];
  leadsNowhere?: (filters: Filters) => boolean;
  children?: ReactNode;
};

/** Price (at most one), opening hours and dietary needs (any number), as chips. */
export function FilterGroups({
  filters,
  onChange,
  anyDiet = false,
  without = [],
  leadsNowhere = () => false,
  children,
}: FilterGroupsProps) {
  const dietaryWord = useDietaryWord();
  const chip = (selected: boolean, next: Filters) => ({
    selected,
    faint: !selected && leadsNowhere(next),
    onClick: () => onChange(next),
  });
  const shows = {
    price: filters.price !== null || !without.includes('price'),
    hours: filters.hours.length > 0 || !without.includes('hours'),
    diets: filters.diets.length > 0 || !without.includes('diets'),
  };
  return (
    <Groups>
      {children}
      {shows.price && (
        <FilterGroup title={<FormattedMessage id="search.price" />}>
          {prices.map((price) => (
            <Chip key={price} {...chip(filters.price === price, togglePrice(filters, price))}>
              {price}
            </Chip>
          ))}
        </FilterGroup>
      )}
      {shows.hours && (
        <FilterGroup title={<FormattedMessage id="search.hours" />}>
          <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
            <FormattedMessage id="search.hours.any" />
          </AnyTime>
          {hours.map((hour) => (
            <Chip key={hour} {...chip(filters.hours.includes(hour), toggleHours(filters, hour))}>
              <FormattedMessage id={`search.hours.${hour}`} />
            </Chip>
          ))}
        </FilterGroup>
      )}
      {shows.diets && (
        <FilterGroup
          title={<FormattedMessage id="search.dietary" />}
          note={anyDiet && <FormattedMessage id="filters.anyOf" />}
        >
          {diets.map((diet) => (
            <Chip key={diet} {...chip(filters.diets.includes(diet), toggleDiet(filters, diet))}>
              <Word>{dietaryWord(diet)}</Word>
            </Chip>
          ))}
        </FilterGroup>
      )}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 18px;
`;
/** Pressed while no filter for opening hours is on. This is the default, so the chip is less prominent. */
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
