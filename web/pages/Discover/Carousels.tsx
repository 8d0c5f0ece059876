import { lazy, memo, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { tallHeight } from '../../components/restaurant/carousel/carouselHeight';
import { useHasBeenNearScreen } from '../../device/useHasBeenNearScreen';
import { Skeleton } from '../../ui/Skeleton';
import type { CarouselsListProps } from './CarouselsList';

const CarouselsList = lazy(async () => ({ default: (await import('./CarouselsList')).CarouselsList }));

/** The message ids of the carousels' titles. */
export const carousels = ['search.topFinds', 'discover.hiddenGems', 'discover.trending'] as const;

/**
 * The carousels Top Finds, Hidden Gems and Trending Now of a city. They load when the user scrolls near them. Their
 * placeholders pulse only while they load. A swipe in the deck does not render them again.
 */
export const Carousels = memo(function Carousels({ city, except }: CarouselsListProps) {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const hasBeenNear = useHasBeenNearScreen(element);
  const waiting = carousels.map((title) => (
    <section key={title}>
      <h2>{formatMessage({ id: title })}</h2>
      <Skeleton $height={tallHeight} $radius="var(--radius)" $still={!hasBeenNear} />
    </section>
  ));
  return (
    <Frame ref={element}>
      {hasBeenNear ? (
        <FallbackBoundary>
          <Suspense fallback={waiting}>
            <CarouselsList city={city} except={except} />
          </Suspense>
        </FallbackBoundary>
      ) : (
        waiting
      )}
    </Frame>
  );
});

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  margin-top: 44px;
  h2 {
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
    line-height: 2.5rem;
  }
`;
