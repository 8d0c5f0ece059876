import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/**
 * A note after a city's name: the city has no listed places. Shows nothing if there are places, or if `hasRestaurants`
 * is unknown.
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

/** City name and note must fit into a row of 44 px, because the list in CityDialog has room for seven rows of 44 px. */
const Note = styled.small`
  display: block;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-weight: 450;
  line-height: 1.15;
  white-space: nowrap;
`;
