import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { FilterGroup } from './FilterGroup';
import {
  type Diet,
  diets,
  type FilterKind,
  type Filters,
  hours,
  type Price,
  prices,
  toggleDiet,
  toggleHours,
  togglePrice,
} from './filters';

/**
 * Props of FilterGroups. `onChange` gets the filters with one added or removed; `anyDiet`: one of the chosen diets is
 * enough; `unlisted`: kinds of filters for which the restaurants here have no data; `none`: choices that no restaurant
 * has; `children`: groups shown first. Such choices are grey, with the count 0, unless they
 * are on.
 */
export type FilterGroupsProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  anyDiet?: boolean;
  unlisted?: readonly FilterKind[];
  none?: readonly (Price | Diet)[];
  children?: ReactNode;
};

/** Price (at most one), opening hours and dietary needs (any number), as chips. */
export function FilterGroups({
  filters,
  onChange,
  anyDiet = false,
  unlisted = [],
  none = [],
  children,
}: FilterGroupsProps) {
  const { formatMessage } = useIntl();
  const dietaryWord = useDietaryWord();
  const notHere = (kind: FilterKind) => unlisted.includes(kind) && <FormattedMessage id="filters.notHere" />;
  const choice = (kind: FilterKind, selected: boolean, isNone = false) => {
    const isDead = !selected && (isNone || unlisted.includes(kind));
    if (!isDead) return { selected };
    return { selected, 'data-count': 0, 'aria-description': formatMessage({ id: 'search.showPlaces' }, { count: 0 }) };
  };
  return (
    <Groups>
      {children}
      <FilterGroup title={<FormattedMessage id="search.price" />} note={notHere('price')}>
        {prices.map((price) => (
          <Chip
            key={price}
            {...choice('price', filters.price === price, none.includes(price))}
            onClick={() => onChange(togglePrice(filters, price))}
          >
            {price}
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup title={<FormattedMessage id="search.hours" />} note={notHere('hours')}>
        <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
          <FormattedMessage id="search.hours.any" />
        </AnyTime>
        {hours.map((hour) => (
          <Chip
            key={hour}
            {...choice('hours', filters.hours.includes(hour))}
            onClick={() => onChange(toggleHours(filters, hour))}
          >
            <FormattedMessage id={`search.hours.${hour}`} />
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup
        title={<FormattedMessage id="search.dietary" />}
        note={notHere('diets') || (anyDiet && <FormattedMessage id="filters.anyOf" />)}
      >
        {diets.map((diet) => (
          <Chip
            key={diet}
            {...choice('diets', filters.diets.includes(diet), none.includes(diet))}
            onClick={() => onChange(toggleDiet(filters, diet))}
          >
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
