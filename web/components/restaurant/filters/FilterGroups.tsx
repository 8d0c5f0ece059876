import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { FilterGroup } from './FilterGroup';
import { diets, type Filters, hours, prices, toggleDiet, toggleHours, togglePrice } from './filters';

/**
 * Props of FilterGroups. `onChange` gets the filters with one added or removed; `anyDiet`: one of the chosen diets is
 * enough; `unlisted`: kinds of filters for which the restaurants here have no data; `children`: groups shown first.
 */
export type FilterGroupsProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  anyDiet?: boolean;
  unlisted?: readonly ('price' | 'hours' | 'diets')[];
  children?: ReactNode;
};

/** Price (at most one), opening hours and dietary needs (any number), as chips. */
export function FilterGroups({ filters, onChange, anyDiet = false, unlisted = [], children }: FilterGroupsProps) {
  const dietaryWord = useDietaryWord();
  const notHere = (filter: 'price' | 'hours' | 'diets') =>
    unlisted.includes(filter) && <FormattedMessage id="filters.notHere" />;
  return (
    <Groups>
      {children}
      <FilterGroup title={<FormattedMessage id="search.price" />} note={notHere('price')}>
        {prices.map((price) => (
          <Chip key={price} selected={filters.price === price} onClick={() => onChange(togglePrice(filters, price))}>
            {price}
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup title={<FormattedMessage id="search.hours" />} note={notHere('hours')}>
        <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
          <FormattedMessage id="search.hours.any" />
        </AnyTime>
        {hours.map((hour) => (
          <Chip key={hour} selected={filters.hours.includes(hour)} onClick={() => onChange(toggleHours(filters, hour))}>
            <FormattedMessage id={`search.hours.${hour}`} />
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup
        title={<FormattedMessage id="search.dietary" />}
        note={notHere('diets') || (anyDiet && <FormattedMessage id="filters.anyOf" />)}
      >
        {diets.map((diet) => (
          <Chip key={diet} selected={filters.diets.includes(diet)} onClick={() => onChange(toggleDiet(filters, diet))}>
            <Word>{dietaryWord(diet)}</Word>
          </Chip>
        ))}
      </FilterGroup>
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
