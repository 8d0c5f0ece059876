import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../ui/IconButton';

/** Props of PictureCarousel: `fallback` stands in when no picture can be shown; `eager` loads the first at once. */
export type PictureCarouselProps = {
  images: readonly string[];
  name: string;
  fallback: ReactNode;
  eager?: boolean;
};

/** The photos of a place, one at a time, with arrows and dots, going round at both ends. A photo that fails is left out. */
export function PictureCarousel({ images, name, fallback, eager = false }: PictureCarouselProps) {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const shown = images.filter((image) => !failed.includes(image));
  const total = shown.length;
  const current = Math.min(index, total - 1);
  const image = shown[current];
  if (!image) return fallback;
  const go = (next: number) => setIndex((next + total) % total);
  return (
    <Frame role="group" aria-roledescription="carousel" aria-label={formatMessage({ id: 'card.photos' }, { name })}>
      <Picture
        key={image}
        src={image}
        alt={formatMessage({ id: 'card.photo' }, { name, number: current + 1, total })}
        width={600}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed((before) => [...before, image])}
      />
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
                key={each}
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
const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
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
`;
const Dots = styled.div`
  position: absolute;
  z-index: 2;
  bottom: 4px;
  left: 50%;
  display: flex;
  transform: translateX(-50%);
`;
const Dot = styled.button`
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  &::before {
    content: '';
    display: block;
    width: 8px;
    height: 8px;
    margin: auto;
    border-radius: 50%;
    background: #fff;
    opacity: 0.65;
    box-shadow: 0 0 3px rgb(0 0 0 / 0.5);
  }
  &[aria-current]::before {
    opacity: 1;
    transform: scale(1.35);
  }
`;
