import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantHeader_restaurant$key } from '../../__generated__/RestaurantHeader_restaurant.graphql';
import type { RestaurantHeader_viewer$key } from '../../__generated__/RestaurantHeader_viewer.graphql';
import { SaveHeart } from '../../components/restaurant/saving/SaveHeart';
import { ShareButton } from '../../components/restaurant/sharing/ShareButton';
import { IconButton } from '../../ui/IconButton';
import { useGoBack } from './useGoBack';

/** Props of RestaurantHeader. */
export type RestaurantHeaderProps = {
  restaurant: RestaurantHeader_restaurant$key;
  viewer: RestaurantHeader_viewer$key;
};

/** The bar of the restaurant's page: the back button, the title, the share button and the save heart. */
export function RestaurantHeader({ restaurant, viewer }: RestaurantHeaderProps) {
  const place = useFragment(
    graphql`
      fragment RestaurantHeader_restaurant on Restaurant {
        ...SaveHeart_restaurant
        ...ShareButton_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment RestaurantHeader_viewer on Viewer {
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  const { formatMessage } = useIntl();
  return (
    <Bar>
      <IconButton label={formatMessage({ id: 'restaurant.back' })} onClick={useGoBack()}>
        <ArrowLeft size={22} aria-hidden />
      </IconButton>
      <Title>
        <FormattedMessage id="restaurant.header" />
      </Title>
      <ShareButton restaurant={place} />
      <SaveHeart restaurant={place} viewer={viewerData} place="detail" />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: -8px;
  padding: 12px 0;
  > :last-child {
    background: none;
    box-shadow: none;
  }
`;
const Title = styled.p`
  flex: 1;
  color: var(--ink-soft);
  font-weight: 560;
`;
