import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../../ui/Chip';
import { useDietaryWord } from '../facts/DietaryWord';
import { diets, type Filters, hours, prices, toggleDiet, toggleHours, togglePrice } from './filters';

/** Props of FilterGroups; `onChange` gets the filters with one taken in or out. */
export type FilterGroupsProps = { filters: Filters; onChange: (next: Filters) => void };

/** Price (one kept), opening hours and dietary needs (any number), as chips. */
export function FilterGroups({ filters, onChange }: FilterGroupsProps) {
  const dietaryWord = useDietaryWord();
  return (
    <Groups>
      <Group title={<FormattedMessage id="search.price" />}>
        {prices.map((price) => (
          <Chip key={price} selected={filters.price === price} onClick={() => onChange(togglePrice(filters, price))}>
            {price}
          </Chip>
        ))}
      </Group>
      <Group title={<FormattedMessage id="search.hours" />}>
        <AnyTime selected={filters.hours.length === 0} onClick={() => onChange(toggleHours(filters, null))}>
          <FormattedMessage id="search.hours.any" />
        </AnyTime>
        {hours.map((hour) => (
          <Chip key={hour} selected={filters.hours.includes(hour)} onClick={() => onChange(toggleHours(filters, hour))}>
            <FormattedMessage id={`search.hours.${hour}`} />
          </Chip>
        ))}
      </Group>
      <Group title={<FormattedMessage id="search.dietary" />}>
        {diets.map((diet) => (
          <Chip key={diet} selected={filters.diets.includes(diet)} onClick={() => onChange(toggleDiet(filters, diet))}>
            <Word>{dietaryWord(diet)}</Word>
          </Chip>
        ))}
      </Group>
    </Groups>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Fields>
      <Title>{title}</Title>
      <Chips>{children}</Chips>
    </Fields>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 18px;
`;
const Fields = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;
const Title = styled.legend`
  margin-bottom: 8px;
  padding: 0;
  font-size: 1rem;
  font-weight: 640;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
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
