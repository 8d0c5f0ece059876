import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SkippedItem_restaurant$key } from '../../__generated__/SkippedItem_restaurant.graphql';
import { RowFacts } from '../../components/restaurant/row/RowFacts';
import { Button } from '../../ui/Button';

/** Props of SkippedItem. `onNever` is missing if the user already chose never to show the place. */
export type SkippedItemProps = { restaurant: SkippedItem_restaurant$key; onAgain: () => void; onNever?: () => void };

/** A restaurant that Discover leaves out, with a button to show it again and a button to never show it. */
export function SkippedItem({ restaurant, onAgain, onNever }: SkippedItemProps) {
  const place = useFragment(
    graphql`
      fragment SkippedItem_restaurant on Restaurant {
        uuid
        name
        ...RowFacts_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const { uuid, name } = place;
  return (
    <Item>
      <Text>
        <Link to={`/restaurant/${uuid}`}>{name}</Link>
        <RowFacts restaurant={place} />
      </Text>
      <Ways>
        <Small aria-label={formatMessage({ id: 'discover.again.name' }, { name })} onClick={onAgain}>
          <FormattedMessage id="discover.again" />
        </Small>
        {onNever && (
          <Small tone="quiet" aria-label={formatMessage({ id: 'discover.never.name' }, { name })} onClick={onNever}>
            <FormattedMessage id="discover.never" />
          </Small>
        )}
      </Ways>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 10px 0;
  border-bottom: 1px solid var(--line);
`;
const Text = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  display: flex;
  gap: 4px;
`;
const Small = styled(Button)`
  min-height: 40px;
  padding: 0.3rem 0.9rem;
  font-size: 0.9375rem;
`;
