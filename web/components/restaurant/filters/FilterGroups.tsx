import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { FilterGroup } from './FilterGroup';
import { diets, type FilterKind, type Filters, hours, prices, toggleDiet, toggleHours, togglePrice } from './filters';

/**
 * Props of FilterGroups. `onChange` gets the filters with one added or removed; `anyDiet`: one of the chosen diets is
 * enough; `unlisted`: kinds of filters for which the restaurants here have no data. Such a group is left out while
 * nothing of it is chosen, and a line says so. `leadsNowhere`: filters that no restaurant passes; the chip that adds
 * them is faint and shows 0. `children`: groups shown first.
 */
export type FilterGroupsProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  anyDiet?: boolean;
  unlisted?: readonly FilterKind[];
  leadsNowhere?: (filters: Filters) => boolean;
  children?: ReactNode;
};

/** The filters for price, opening hours and diets, as groups of chips. */
export function FilterGroups({
  filters,
  onChange,
  anyDiet = false,
  unlisted = [],
  leadsNowhere = () => false,
  children,
}: FilterGroupsProps) {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const dietaryWord = useDietaryWord();
  const shows = (kind: FilterKind, isChosen: boolean) => isChosen || !unlisted.includes(kind);
  const chip = (selected: boolean, next: Filters, word: ReactNode) => {
    const faint = !selected && leadsNowhere(next);
    const label = faint ? (
      <>
        {word} <Zero>{formatNumber(0)}</Zero>
      </>
    ) : (
      word
    );
    return { selected, faint, onClick: () => onChange(next), children: label };
  };
  return (
    <Groups>
      {children}
      {shows('price', filters.price !== null) && (
        <FilterGroup title={<FormattedMessage id="search.price" />}>
          {prices.map((price) => (
            <Chip key={price} {...chip(filters.price === price, togglePrice(filters, price), price)} />
          ))}
        </FilterGroup>
      )}
      {shows('hours', filters.hours.length > 0) && (
        <FilterGroup title={<FormattedMessage id="search.hours" />}>
          <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
            <FormattedMessage id="search.hours.any" />
          </AnyTime>
          {hours.map((hour) => {
            const word = <FormattedMessage id={`search.hours.${hour}`} />;
            return <Chip key={hour} {...chip(filters.hours.includes(hour), toggleHours(filters, hour), word)} />;
          })}
        </FilterGroup>
      )}
      {shows('diets', filters.diets.length > 0) && (
        <FilterGroup
          title={<FormattedMessage id="search.dietary" />}
          note={anyDiet && <FormattedMessage id="filters.anyOf" />}
        >
          {diets.map((diet) => {
            const word = <Word>{dietaryWord(diet)}</Word>;
            return <Chip key={diet} {...chip(filters.diets.includes(diet), toggleDiet(filters, diet), word)} />;
          })}
        </FilterGroup>
      )}
      {unlisted.length > 0 && (
        <Note>
          <FormattedMessage
            id="filters.notListedHere"
            values={{
              facts: formatList(
                unlisted.map((kind) => formatMessage({ id: `filters.fact.${kind}` })),
                { style: 'narrow' },
              ),
            }}
          />
        </Note>
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
/** How many restaurants have it: none. */
const Zero = styled.span`
  font-size: 0.8125rem;
  font-weight: 450;
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
