import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CallAndReserve_restaurant$key } from '../../../__generated__/CallAndReserve_restaurant.graphql';
import type { MapAction_restaurant$key } from '../../../__generated__/MapAction_restaurant.graphql';
import { CallAndReserve } from './CallAndReserve';
import { cardActionStyle } from './CardAction';
import { MapAction } from './MapAction';

/** Props of CardActions. `page`: the path of the restaurant's page. */
export type CardActionsProps = {
  restaurant: CallAndReserve_restaurant$key & MapAction_restaurant$key & { readonly name: string };
  page: string;
};

/** The actions of a card: call, reserve, show the map, and open the restaurant's page. */
export function CardActions({ restaurant, page }: CardActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Actions>
      <CallAndReserve restaurant={restaurant} />
      <MapAction restaurant={restaurant} />
      <Details to={page} aria-label={formatMessage({ id: 'card.details.name' }, { name: restaurant.name })}>
        <ArrowRight size={18} aria-hidden />
        <FormattedMessage id="card.details" />
      </Details>
    </Actions>
  );
}

const Details = styled(Link)`
  ${cardActionStyle}
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: auto;
  padding-top: 2px;
  @container row (min-width: 760px) {
    align-content: start;
    margin: 0;
    padding: 14px 14px 16px;
  }
`;
