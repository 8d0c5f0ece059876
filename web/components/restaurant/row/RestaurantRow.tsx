import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantRow_restaurant$key } from '../../../__generated__/RestaurantRow_restaurant.graphql';
import type { RestaurantRow_viewer$key } from '../../../__generated__/RestaurantRow_viewer.graphql';
import { useToast } from '../../../ui/Toast';
import { useFetchedPart } from '../../../ui/useFetchedPart';
import { FoldedRow } from './FoldedRow';

const loadCard = async () => (await import('../card/RestaurantCard')).RestaurantCard;

/**
 * Props of RestaurantRow.
 * - `because`: the reason why the restaurant is shown here, such as a BecauseLine.
 * - `short`: the reason has at most one line. Set it if the page also shows the restaurant elsewhere.
 * - `hidesStatus`: the folded row shows neither the restaurant's badge nor whether the restaurant is open now. Set it
 *   if the reason is about another time.
 * - `distanceMeters`: the distance from the user.
 * - `heading`: the heading level of the name.
 */
export type RestaurantRowProps = {
  restaurant: RestaurantRow_restaurant$key;
  viewer: RestaurantRow_viewer$key;
  because?: ReactNode;
  short?: boolean;
  hidesStatus?: boolean;
  distanceMeters?: number | null;
  heading: 'h3' | 'h4' | 'h5';
};

/** A restaurant in a list: a FoldedRow with the main facts. The button "More" replaces this row with the whole card. */
export function RestaurantRow(props: RestaurantRowProps) {
  const { restaurant, viewer, because, short, hidesStatus, distanceMeters, heading } = props;
  const place = useFragment(
    graphql`
      fragment RestaurantRow_restaurant on Restaurant {
        name
        ...FoldedRow_restaurant
        ...RestaurantCard_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment RestaurantRow_viewer on Viewer {
        ...FoldedRow_viewer
        ...RestaurantCard_viewer
      }
    `,
    viewer,
  );
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [unfolded, setUnfolded] = useState(false);
  const { Component: RestaurantCard, load, preload } = useFetchedPart(loadCard);
  const toggle = async () => {
    if (unfolded) setUnfolded(false);
    else if (await load()) setUnfolded(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  const Arrow = unfolded ? ChevronUp : ChevronDown;
  return (
    <Frame data-unfolded={unfolded}>
      {unfolded && RestaurantCard ? (
        <RestaurantCard
          restaurant={place}
          viewer={viewerData}
          because={because}
          distanceMeters={distanceMeters}
          heading={heading}
        />
      ) : (
        <FoldedRow
          restaurant={place}
          viewer={viewerData}
          because={because}
          short={short}
          hidesStatus={hidesStatus}
          distanceMeters={distanceMeters}
          heading={heading}
        />
      )}
      <Fold
        type="button"
        aria-expanded={unfolded}
        aria-label={formatMessage({ id: unfolded ? 'row.less.name' : 'row.more.name' }, { name: place.name })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void toggle()}
      >
        <FormattedMessage id={unfolded ? 'row.less' : 'row.more'} />
        <Arrow size={16} aria-hidden />
      </Fold>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  height: 100%;
  min-width: 0;
  container: row / inline-size;
`;
const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.2rem;
  min-height: 26px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 600;
  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-unfolded='false'] > & {
    position: absolute;
    z-index: 1;
    right: 6px;
    bottom: 5px;
  }
  [data-unfolded='true'] > & {
    display: flex;
    min-height: 40px;
    margin: 4px auto 0;
    /* On the wide card, this button is below the facts. */
    @container row (min-width: 760px) {
      position: absolute;
      z-index: 1;
      right: 12px;
      bottom: 8px;
      margin: 0;
    }
  }
`;
