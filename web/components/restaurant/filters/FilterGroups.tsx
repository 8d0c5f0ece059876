import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../../intl/messageIds';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { FilterGroup } from './FilterGroup';
import { diets, type FilterKind, type Filters, hours, prices, toggleDiet, toggleHours, togglePrice } from './filters';

/**
 * Props of FilterGroups. `onChange` is called with the new filters when a chip is pressed. `anyDiet`: a note says that
 * a restaurant needs to fit only one of the chosen diets. `unlisted`: the kinds of filters for which no restaurant has
 * data. A group of an unlisted kind has a note instead of chips, unless one of its filters is on. `hasNoResults`
 * returns true if no restaurant passes the given filters. If a chip is off and a press on it would lead to no results,
 * the chip is faint and shows 0. `children`: groups that are shown first.
 */
export type FilterGroupsProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  anyDiet?: boolean;
  unlisted?: readonly FilterKind[];
  hasNoResults?: (filters: Filters) => boolean;
  children?: ReactNode;
};

/** The filters for price, opening hours and diets, as groups of chips. */
export function FilterGroups({
  filters,
  onChange,
  anyDiet = false,
  unlisted = [],
  hasNoResults = () => false,
  children,
}: FilterGroupsProps) {
  const { formatMessage } = useIntl();
  const dietaryWord = useDietaryWord();
  const group = (kind: FilterKind, title: MessageId, isChosen: boolean, chips: ReactNode, note?: ReactNode) => {
    const isDead = !isChosen && unlisted.includes(kind);
    return (
      <FilterGroup
        title={<FormattedMessage id={title} />}
        note={isDead ? <FormattedMessage id="filters.notHere" /> : note}
      >
        {isDead ? null : chips}
      </FilterGroup>
    );
  };
  const chip = (selected: boolean, next: Filters, word: ReactNode) => {
    const pill = { selected, onClick: () => onChange(next), children: word };
    if (selected || !hasNoResults(next)) return pill;
    const description = formatMessage({ id: 'search.showPlaces' }, { count: 0 });
    return { ...pill, faint: true, 'data-count': 0, 'aria-description': description };
  };
  return (
    <Groups>
      {children}
      {group(
        'price',
        'search.price',
        filters.price !== null,
        prices.map((price) => (
          <Chip key={price} {...chip(filters.price === price, togglePrice(filters, price), price)} />
        )),
      )}
      {group(
        'hours',
        'search.hours',
        filters.hours.length > 0,
        <>
          <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
            <FormattedMessage id="search.hours.any" />
          </AnyTime>
          {hours.map((hour) => {
            const word = <FormattedMessage id={`search.hours.${hour}`} />;
            return <Chip key={hour} {...chip(filters.hours.includes(hour), toggleHours(filters, hour), word)} />;
          })}
        </>,
      )}
      {group(
        'diets',
        'search.dietary',
        filters.diets.length > 0,
        diets.map((diet) => {
          const word = <Word>{dietaryWord(diet)}</Word>;
          return <Chip key={diet} {...chip(filters.diets.includes(diet), toggleDiet(filters, diet), word)} />;
        }),
        anyDiet && <FormattedMessage id="filters.anyOf" />,
      )}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 18px;
`;
/** This chip is on if no filter for opening hours is on. That is the default, so the chip is less prominent. */
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
