import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../../ui/IconButton';
import { Photo, type ShownPicture } from './Photo';

/**
 * Props of PictureCarousel. `width` and `height`: the size of the image files, in pixels; `fallback`: the content if no
 * picture can be shown; `eager`: the first picture loads without delay.
 */
export type PictureCarouselProps = {
  pictures: readonly ShownPicture[];
  width: number;
  height: number;
  name: string;
  fallback: ReactNode;
  eager?: boolean;
};

/**
 * The pictures of a restaurant, one at a time. If there are several pictures, arrows and dots switch between them, and
 * the first picture follows the last. A picture that fails to load is left out.
 */
export function PictureCarousel({ pictures, width, height, name, fallback, eager = false }: PictureCarouselProps) {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const shown = pictures.filter(({ url }) => !failed.includes(url));
  const total = shown.length;
  const current = Math.min(index, total - 1);
  const picture = shown[current];
  if (!picture) return fallback;
  const go = (next: number) => setIndex((next + total) % total);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(current - 1);
    if (key === 'ArrowRight') go(current + 1);
  };
  const { url, isIllustration } = picture;
  const words = isIllustration ? 'card.illustration.alt' : 'card.photo';
  return (
    <Frame
      role="group"
      aria-roledescription="carousel"
      aria-label={formatMessage({ id: 'card.photos' }, { name })}
      onKeyDown={total > 1 ? turn : undefined}
    >
      <Slide aria-live="polite">
        <Photo
          key={url}
          picture={picture}
          alt={formatMessage({ id: words }, { name, number: current + 1, total })}
          width={width}
          height={height}
          eager={eager || index > 0}
          onError={() => setFailed((before) => [...before, url])}
        />
      </Slide>
      {isIllustration && (
        <Label aria-hidden>
          <FormattedMessage id="card.illustration" />
        </Label>
      )}
      {total > 1 && (
        <>
          <Arrow $side="left" label={formatMessage({ id: 'card.previousPhoto' })} onClick={() => go(current - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </Arrow>
          <Arrow $side="right" label={formatMessage({ id: 'card.nextPhoto' })} onClick={() => go(current + 1)}>
            <ChevronRight size={20} aria-hidden />
          </Arrow>
          <Dots>
            {shown.map((each, number) => (
              <Dot
                key={each.url}
                type="button"
                aria-label={formatMessage({ id: 'card.showPhoto' }, { number: number + 1 })}
                aria-current={number === current ? 'true' : undefined}
                onClick={() => go(number)}
              />
            ))}
          </Dots>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  background: color-mix(in srgb, var(--ink) 9%, var(--paper));
`;
const Slide = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
`;
const Label = styled.span`
  position: absolute;
  z-index: 1;
  right: 10px;
  bottom: 9px;
  padding: 0.05rem 0.5rem;
  border-radius: 999px;
  background: color-mix(in srgb, var(--surface) 86%, transparent);
  color: var(--ink);
  font-size: 0.75rem;
  font-weight: 560;
  pointer-events: none;
`;
const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 2;
  top: 50%;
  ${({ $side }) => $side}: 10px;
  width: 36px;
  height: 36px;
  transform: translateY(-50%);
  background: var(--surface);
  box-shadow: 0 1px 4px rgb(40 15 10 / 0.18);
  &:hover:not(:disabled) {
    background: var(--raised);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;
const Dots = styled.div`
  position: absolute;
  z-index: 2;
  bottom: 0;
  left: 50%;
  display: flex;
  transform: translateX(-50%);
  &::before {
    content: '';
    position: absolute;
    inset: 8px 0;
    border-radius: 999px;
    background: rgb(38 18 24 / 0.5);
  }
`;
const Dot = styled.button`
  width: 24px;
  height: 32px;
  padding: 0;
  border: 0;
  background: transparent;
  position: relative;
  &::before {
    content: '';
    display: block;
    width: 7px;
    height: 7px;
    margin: auto;
    border-radius: 50%;
    background: #fff;
    opacity: 0.62;
    @media (forced-colors: active) {
      background: ButtonText; /* other backgrounds are not visible then */
    }
  }
  &[aria-current]::before {
    opacity: 1;
    transform: scale(1.35);
    @media (forced-colors: active) {
      background: HighlightText;
    }
  }
`;
