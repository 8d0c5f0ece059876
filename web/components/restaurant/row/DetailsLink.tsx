import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Props of DetailsLink. `to`: the address of the restaurant's page; `name`: the name of the restaurant. */
export type DetailsLinkProps = { to: string; name: string };

/** The link "View Details" of a folded row. It is below the text; on wide screens it is on the right. */
export function DetailsLink({ to, name }: DetailsLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Details to={to} aria-label={formatMessage({ id: 'card.details.name' }, { name })}>
      <FormattedMessage id="card.details" />
    </Details>
  );
}

/** The width of the space on the right for the button "More". RestaurantRow renders this button. */
const foldRoom = '84px';

const Details = styled(Link)`
  position: relative;
  z-index: 1;
  grid-column: 2;
  align-self: end;
  justify-self: start;
  min-height: 24px;
  margin-right: ${foldRoom};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-color: var(--control-line);
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration-color: var(--accent);
  }
  @media (min-width: 1040px) {
    grid-row: 1 / 3;
    grid-column: 3;
    justify-self: end;
    margin: 0 6px 26px 0;
  }
`;
