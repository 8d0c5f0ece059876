import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FindSlide_restaurant$key } from '../../__generated__/FindSlide_restaurant.graphql';
import type { FindSlide_viewer$key } from '../../__generated__/FindSlide_viewer.graphql';
import { SlideStrip } from '../../components/restaurant/carousel/SlideStrip';
import { useCardsPerRow } from '../../device/useCardsPerRow';
import { FindSlide } from './FindSlide';

/** Props of FindsStrip; `basis`: text about how the restaurants were chosen; `plays`: the carousel moves by itself. */
export type FindsStripProps = {
  title: string;
  basis: ReactNode;
  edges: readonly { readonly node: FindSlide_restaurant$key & { readonly id: string; readonly name: string } }[];
  viewer: FindSlide_viewer$key;
  plays: boolean;
};

/** One of Discover's carousels. Without restaurants it shows only `title` and `basis`. */
export function FindsStrip({ title, basis, edges, viewer, plays }: FindsStripProps) {
  const cardsPerRow = useCardsPerRow();
  if (edges.length === 0) {
    return (
      <section>
        <h2>{title}</h2>
        <Basis>{basis}</Basis>
      </section>
    );
  }
  const slides = edges.map(({ node }) => ({
    id: node.id,
    name: node.name,
    content: <FindSlide restaurant={node} viewer={viewer} />,
  }));
  return (
    <SlideStrip title={title} heading="h2" slides={slides} plays={plays} slidesPerRow={cardsPerRow}>
      <Basis>{basis}</Basis>
    </SlideStrip>
  );
}

/** The line that explains how the restaurants of a carousel were chosen. */
export const Basis = styled.p`
  margin-bottom: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
