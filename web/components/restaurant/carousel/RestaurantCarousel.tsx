import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantCarousel_edges$key } from '../../../__generated__/RestaurantCarousel_edges.graphql';
import type { RestaurantCarousel_viewer$key } from '../../../__generated__/RestaurantCarousel_viewer.graphql';
import { IconButton } from '../../../ui/IconButton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { CarouselSlide } from './CarouselSlide';
import { carouselHeight } from './carouselHeight';
import { SlideDots } from './SlideDots';
import { useSlides } from './useSlides';
import { useSwipe } from './useSwipe';

/**
 * Props of RestaurantCarousel: its `title`, at least one restaurant, and what stands under the title; `near`: their distance
 * from the reader is told; `plays`: the next comes by itself; `heading`: its title's rank.
 */
export type RestaurantCarouselProps = {
  title: string;
  edges: RestaurantCarousel_edges$key;
  viewer: RestaurantCarousel_viewer$key;
  near?: boolean;
  plays?: boolean;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Restaurants as a low strip of slides: by themselves every 5 s, by arrows, dots or a swipe. Drawn anew only when they change. */
export const RestaurantCarousel = memo(function RestaurantCarousel({
  title,
  edges,
  viewer,
  near = false,
  plays = true,
  heading = 'h3',
  children,
}: RestaurantCarouselProps) {
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
  const { formatMessage } = useIntl();
  const total = finds.length;
  const { current, go, canPlay, playing, paused, togglePaused, hold } = useSlides(total, plays);
  const swipe = useSwipe((direction) => go(direction === 'next' ? current + 1 : current - 1));
  const slideName = (index: number) =>
    formatMessage({ id: 'carousel.slide' }, { number: index + 1, total, name: finds[index]?.node.name });
  return (
    <Strip aria-roledescription="carousel" aria-label={title} {...hold}>
      <Bar>
        <Title as={heading}>{title}</Title>
        {total > 1 && (
          <Controls>
            <Counter>
              <FormattedMessage id="carousel.counter" values={{ number: current + 1, total }} />
            </Counter>
            <SlideDots total={total} current={current} onChoose={go} />
            {canPlay && (
              <IconButton
                label={formatMessage({ id: paused ? 'carousel.play' : 'carousel.pause' })}
                onClick={togglePaused}
              >
                {paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
              </IconButton>
            )}
            <IconButton label={formatMessage({ id: 'carousel.previous' })} onClick={() => go(current - 1)}>
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
            <IconButton label={formatMessage({ id: 'carousel.next' })} onClick={() => go(current + 1)}>
              <ChevronRight size={24} aria-hidden />
            </IconButton>
          </Controls>
        )}
      </Bar>
      {children}
      <VisuallyHidden aria-live={playing ? 'off' : 'polite'}>{slideName(current)}</VisuallyHidden>
      <Stage {...swipe}>
        {finds.map((edge, index) => (
          <Slide
            key={edge.node.id}
            role="group"
            aria-roledescription="slide"
            aria-label={slideName(index)}
            inert={index !== current}
            data-shown={index === current}
          >
            <CarouselSlide edge={edge} viewer={viewerData} near={near} />
          </Slide>
        ))}
      </Stage>
    </Strip>
  );
});

const Strip = styled.section`
  position: relative;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 2.5rem;
`;
const Title = styled.h3`
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.25rem);
  white-space: nowrap;
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  max-width: calc(100% + 10px);
  margin: 0 -10px 0 auto;
  > button {
    flex: none;
    width: 40px;
    height: 40px;
    @media (max-width: 719px) {
      width: 36px;
    }
  }
`;
const Counter = styled.span`
  margin-right: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 719px) {
    position: absolute;
    z-index: 1;
    bottom: 8px;
    left: 8px;
    padding: 0 8px;
    border-radius: 999px;
    background: var(--surface);
    font-size: 0.8125rem;
    pointer-events: none;
  }
`;
const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  overflow: clip;
  border: 1px solid var(--line);
  height: calc(${carouselHeight} - 2.5rem);
  border-radius: var(--radius);
  background: var(--surface);
  touch-action: pan-y;
`;
const Slide = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-rows: minmax(0, 1fr);
  min-width: 0;
  opacity: 0;
  visibility: hidden;
  transform: translateX(18px);
  transition:
    opacity var(--calm) var(--ease),
    transform var(--calm) var(--ease),
    visibility 0s var(--calm);
  &[data-shown='true'] {
    opacity: 1;
    visibility: visible;
    transform: none;
    transition-delay: 0s;
  }
`;
