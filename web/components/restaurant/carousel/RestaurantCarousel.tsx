import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RestaurantCarousel_edges$key } from '../../../__generated__/RestaurantCarousel_edges.graphql';
import type { RestaurantCarousel_viewer$key } from '../../../__generated__/RestaurantCarousel_viewer.graphql';
import { CarouselSlide } from './CarouselSlide';
import { SlideStrip } from './SlideStrip';

/**
 * Props of RestaurantCarousel: its `title` and at least one restaurant; `near`: the slides show the distances from the
 * user; `namedAbove`: the keys of concepts that the slides do not name, because a notice above the results names
 * them.
 */
export type RestaurantCarouselProps = {
  title: string;
  edges: RestaurantCarousel_edges$key;
  viewer: RestaurantCarousel_viewer$key;
  near: boolean;
  namedAbove: readonly string[];
};

/** The first results as a low strip of slides. It renders again only when its props or its data change. */
export const RestaurantCarousel = memo(function RestaurantCarousel(props: RestaurantCarouselProps) {
  const { title, edges, viewer, near, namedAbove } = props;
  const finds = useFragment(
    graphql`
      fragment RestaurantCarousel_edges on RestaurantSearchEdge @relay(plural: true) {
        node {
          id
          name
        }
        ...CarouselSlide_edge
      }
    `,
    edges,
  );
  const viewerData = useFragment(
    graphql`
      fragment RestaurantCarousel_viewer on Viewer {
        ...CarouselSlide_viewer
      }
    `,
    viewer,
  );
  const slides = finds.map((edge) => ({
    ...edge.node,
    content: <CarouselSlide edge={edge} viewer={viewerData} near={near} namedAbove={namedAbove} />,
  }));
  return <SlideStrip title={title} heading="h3" slides={slides} plays slidesPerRow={null} />;
});
