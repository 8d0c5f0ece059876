import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../../ui/IconButton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { carouselHeight, tallHeight } from './carouselHeight';
import { SlideCounter } from './SlideCounter';
import { SlideDots } from './SlideDots';
import { useSlides } from './useSlides';
import { useSwipe } from './useSwipe';

/** One slide: a restaurant's id and name, and what the slide shows. */
export type StripSlide = { id: string; name: string; content: ReactNode };

/**
 * Props of SlideStrip: its `title` and heading level, at least one slide, and what is under the title (`children`).
 * `plays`: the strip advances by itself; `slidesPerRow`: how many tall slides are side by side, or null for low slides.
 * Only one low slide is visible at a time.
 */
export type SlideStripProps = {
  title: string;
  heading: 'h2' | 'h3';
  slides: readonly StripSlide[];
  plays: boolean;
  slidesPerRow: number | null;
  children?: ReactNode;
};

/** A strip of slides. An arrow, a dot or a swipe shows other slides. With `plays`, the strip advances by itself. */
export function SlideStrip({ title, heading, slides, plays, slidesPerRow, children }: SlideStripProps) {
  const { formatMessage } = useIntl();
  const total = slides.length;
  const size = slidesPerRow ?? 1;
  const pageCount = Math.ceil(total / size);
  const { current, go, canPlay, playing, paused, togglePaused, hold } = useSlides(pageCount, plays);
  const swipe = useSwipe((direction) => go(direction === 'next' ? current + 1 : current - 1));
  // The slides that are visible together are a page. If the last page would not be full, it starts earlier and repeats
  // slides of the page before it.
  const first = Math.max(0, Math.min(current * size, total - size));
  const last = Math.min(first + size, total) - 1;
  const isShown = (index: number) => index >= first && index <= last;
  const slideName = (index: number) =>
    formatMessage({ id: 'carousel.slide' }, { number: index + 1, total, name: slides[index]?.name });
  return (
    <Strip aria-roledescription="carousel" aria-label={title} {...hold}>
      <Bar>
        <Title as={heading}>{title}</Title>
        {pageCount > 1 && (
          <Controls>
            <SlideCounter first={first} last={last} total={total} tall={slidesPerRow !== null} />
            <SlideDots
              total={pageCount}
              current={current}
              numberOf={(page) => Math.max(0, Math.min(page * size, total - size)) + 1}
              onChoose={go}
            />
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
      <VisuallyHidden aria-live={playing ? 'off' : 'polite'}>
        {slides.slice(first, last + 1).map(({ id }, index) => (
          <span key={id}>{slideName(first + index)} </span>
        ))}
      </VisuallyHidden>
      <Stage data-tall={slidesPerRow !== null} {...swipe}>
        <Track style={{ '--slides-per-row': size, '--first': first } as CSSProperties}>
          {slides.map(({ id, content }, index) => (
            <Slide
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={slideName(index)}
              inert={!isShown(index)}
              data-shown={isShown(index)}
            >
              {content}
            </Slide>
          ))}
        </Track>
      </Stage>
    </Strip>
  );
}

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
  @media (max-width: 719px) {
    &:has([data-tall='true']) {
      flex-basis: 100%; /* the buttons have their own line below the counter, even if there are few slides */
    }
  }
  > button {
    flex: none;
    width: 40px;
    height: 40px;
    @media (max-width: 719px) {
      width: 36px;
    }
  }
`;
const Stage = styled.div`
  overflow: clip;
  height: calc(${carouselHeight} - 2.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  touch-action: pan-y;
  &[data-tall='true'] {
    height: ${tallHeight};
    margin: 0 calc(-1 * var(--gutter));
    padding: 0 var(--gutter);
    border: 0;
    border-radius: 0;
    background: none;
  }
`;
/**
 * Low slides are on top of each other, and only one of them is visible. Tall slides are in a row that moves. On phones,
 * a part of the next tall slide is visible.
 */
const Track = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  height: 100%;
  [data-tall='true'] > & {
    --gap: 14px;
    --slide: calc((100% - (var(--slides-per-row) - 1) * var(--gap)) / var(--slides-per-row));
    grid-auto-columns: var(--slide);
    grid-auto-flow: column;
    gap: var(--gap);
    transform: translateX(calc(-1 * var(--first) * (var(--slide) + var(--gap))));
    transition: transform var(--calm) var(--ease);
    @media (max-width: 599px) {
      --slide: calc(100% / 1.2);
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;
const Slide = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-width: 0;
  [data-tall='false'] > * > & {
    grid-area: 1 / 1;
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
  }
`;
