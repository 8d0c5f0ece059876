import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyle } from '../../ui/Button';
import { useBackToSearch } from './useBackToSearch';

/** A link to the search, at the end of the page. If the previous page is a search, the link goes back to that page. */
export function BackToSearch() {
  return (
    <BackLink to="/search" onClick={useBackToSearch()} data-tone="secondary">
      <FormattedMessage id="restaurant.backToSearch" />
    </BackLink>
  );
}

const BackLink = styled(Link)`
  ${buttonStyle}
  display: flex;
  width: fit-content;
  margin-top: 20px;
`;
