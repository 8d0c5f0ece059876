import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/** Says behind a city's name that no place is listed there; nothing where there are some or nobody knows. */
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

const Note = styled.small`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-weight: 450;
  white-space: nowrap;
`;
