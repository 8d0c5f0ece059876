import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResultRow_edge$key } from '../../__generated__/ResultRow_edge.graphql';
import type { ResultRow_viewer$key } from '../../__generated__/ResultRow_viewer.graphql';
import { BecauseLine } from '../../components/restaurant/card/BecauseLine';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { ResultItem } from './ResultItem';

/**
 * Props of ResultRow. `near`: shows the distance from the user; `short`: the row is short, because the restaurant is
 * also in the strip of Top Finds; `namedAbove`: the keys of concepts that the row does not name, because a notice above
 * the list names them.
 */
export type ResultRowProps = {
  edge: ResultRow_edge$key;
  viewer: ResultRow_viewer$key;
  near: boolean;
  short: boolean;
  namedAbove: readonly string[];
};

/** One result as an item of the list. `memo` prevents a new render after each letter that the user types. */
export const ResultRow = memo(function ResultRow({ edge, viewer, near, short, namedAbove }: ResultRowProps) {
  const result = useFragment(
    graphql`
      fragment ResultRow_edge on RestaurantSearchEdge {
        distanceMeters
        node {
          id
          ...RestaurantRow_restaurant
        }
        ...BecauseLine_edge
      }
    `,
    edge,
  );
  const viewerData = useFragment(
    graphql`
      fragment ResultRow_viewer on Viewer {
        ...RestaurantRow_viewer
      }
    `,
    viewer,
  );
  return (
    <ResultItem id={result.node.id}>
      <RestaurantRow
        restaurant={result.node}
        viewer={viewerData}
        because={<BecauseLine edge={result} namedAbove={namedAbove} />}
        short={short}
        distanceMeters={near ? result.distanceMeters : null}
        heading="h4"
      />
    </ResultItem>
  );
});
