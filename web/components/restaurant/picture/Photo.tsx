import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BlurHashCanvas } from './BlurHashCanvas';

/** A restaurant's picture. `blurHash` describes the blurred preview that is shown while the picture loads. */
export type ShownPicture = { url: string; blurHash: string | null | undefined; isIllustration: boolean };

/** Props of Photo; `width` and `height`: the size of the image file, in pixels. */
export type PhotoProps = {
  picture: ShownPicture;
  alt: string;
  width: number;
  height: number;
  eager: boolean;
  onError: () => void;
};

/** One picture that fills its box. A picture with a BlurHash has a blurred preview until it has loaded and faded in. */
export function Photo({ picture, alt, width, height, eager, onError }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  // A picture that is already loaded needs neither blur nor fade. An eager picture is often already loaded, so it
  // starts as 'shown', which avoids a second render.
  const [state, setState] = useState<'awaited' | 'arrived' | 'shown'>(eager ? 'shown' : 'awaited');
  // This runs before the first paint.
  useLayoutEffect(() => {
    setState(image.current?.complete && image.current.naturalWidth > 0 ? 'shown' : 'awaited');
  }, []);
  return (
    <>
      {state !== 'shown' && picture.blurHash && <BlurHashCanvas hash={picture.blurHash} />}
      <Image
        ref={image}
        src={picture.url}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        data-state={state}
        data-illustration={picture.isIllustration}
        onLoad={() => setState((before) => (before === 'awaited' ? 'arrived' : before))}
        onTransitionEnd={() => setState('shown')}
        onError={onError}
      />
    </>
  );
}

const Image = styled.img`
  position: relative;
  width: 100%;
  height: 100%;
  object-fit: cover;
  /* The dish is in the lower part of an illustration, and a wide box must not cut off the dish. */
  &[data-illustration='true'] {
    object-position: 50% 78%;
  }
  &[data-state='awaited'] {
    opacity: 0;
  }
  &[data-state='arrived'] {
    transition: opacity var(--calm) var(--ease);
  }
`;
