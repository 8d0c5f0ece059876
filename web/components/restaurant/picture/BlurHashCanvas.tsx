import { decode } from 'blurhash';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

// A BlurHash has few details, so a canvas of this size is enough. The browser enlarges the canvas smoothly.
const WIDTH = 24;
const HEIGHT = 16;

/**
 * A blurred preview of a picture, shown while the picture loads. The preview is made from the picture's BlurHash. If
 * the BlurHash is invalid, nothing is drawn.
 */
export function BlurHashCanvas({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext?.('2d');
    if (!context) return;
    try {
      const points = context.createImageData(WIDTH, HEIGHT);
      points.data.set(decode(hash, WIDTH, HEIGHT));
      context.putImageData(points, 0, 0);
    } catch {
      context.clearRect(0, 0, WIDTH, HEIGHT);
    }
  }, [hash]);
  return <Far ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden />;
}

const Far = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
