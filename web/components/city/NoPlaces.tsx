import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/**
 * A note after a city's name. It says that a search in this city finds no places. Shows nothing if there are places, or
 * if `hasRestaurants` is null or undefined.
 */
export function NoPlaces({ hasRestaurants }: { hasRestaurants: boolean | null | undefined }) {
  if (hasRestaurants !== false) return null;
  return (
    <>
      {' '}
      <Note>
        <FormattedMessage id="city.noPlaces" />
      </Note>
    </>
  );
}

/** Name and note must fit into a row of 44 px: on wide screens, CityDialog has two columns of seven such rows. */
const Note = styled.small`
  display: block;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-weight: 450;
  line-height: 1.15;
  white-space: nowrap;
`;
