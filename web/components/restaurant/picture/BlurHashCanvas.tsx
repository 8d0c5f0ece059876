import { decode } from 'blurhash';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** So few points are enough for so few waves; the browser draws them larger, smoothly. */
const WIDTH = 24;
const HEIGHT = 16;

/** A picture as it looks from far away, out of its BlurHash, while it is on its way. Text that is no BlurHash draws nothing. */
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
