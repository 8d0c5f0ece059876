import { type ReactNode, useId } from 'react';
import type { PictureMotif } from './PictureMotif';

/** One tile of a pattern: its width, its height and its drawing. Drawings use the colors currentColor and --ground. */
interface Repeat {
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
}

const line = { fill: 'none', stroke: 'currentColor' } as const;

/** The centers of fish scales, in rows. Each row overlaps the row above it, and is shifted by half a scale. */
const scales = [
  [0, 0],
  [48, 0],
  [24, 12],
  [0, 24],
  [48, 24],
  [24, 36],
] as const;

const scale = (x: number, y: number) => (
  <g key={`${x} ${y}`} strokeWidth="2">
    <circle cx={x} cy={y} r="23" style={{ fill: 'var(--ground)' }} />
    {[16, 9, 3].map((radius) => (
      <circle key={radius} cx={x} cy={y} r={radius} />
    ))}
  </g>
);

const repeats: Record<Exclude<PictureMotif, 'rays' | 'rings'>, Repeat> = {
  gingham: {
    width: 36,
    height: 36,
    drawing: (
      <g fill="currentColor" fillOpacity="0.5">
        <rect width="18" height="36" />
        <rect width="36" height="18" />
      </g>
    ),
  },
  waves: {
    width: 48,
    height: 24,
    drawing: <g {...line}>{scales.map(([x, y]) => scale(x, y))}</g>,
  },
  tiles: {
    width: 56,
    height: 56,
    drawing: (
      <g {...line} strokeWidth="2">
        <path
          d="M28 4 C34 18 38 22 52 28 C38 34 34 38 28 52 C22 38 18 34 4 28 C18 22 22 18 28 4 Z"
          fill="currentColor"
        />
        <circle cx="0" cy="0" r="12" />
        <circle cx="56" cy="0" r="12" />
        <circle cx="0" cy="56" r="12" />
        <circle cx="56" cy="56" r="12" />
      </g>
    ),
  },
  lattice: {
    width: 40,
    height: 40,
    drawing: <path d="M-4 -4 L44 44 M44 -4 L-4 44" {...line} strokeWidth="9" />,
  },
  awning: {
    width: 56,
    height: 400,
    drawing: <path d="M0 0 H28 V400 H0 Z" fill="currentColor" />,
  },
  seeds: {
    width: 64,
    height: 64,
    drawing: (
      <g fill="currentColor">
        {[
          [14, 12, 30],
          [44, 20, -40],
          [24, 40, 70],
          [54, 52, 10],
          [4, 58, -20],
        ].map(([x = 0, y = 0, turn = 0]) => (
          <ellipse key={x} cx={x} cy={y} rx="7" ry="3.6" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
    ),
  },
  chevrons: {
    width: 48,
    height: 32,
    drawing: <path d="M-4 20 L24 -2 L52 20 M-4 36 L24 14 L52 36 M-4 52 L24 30 L52 52" {...line} strokeWidth="7" />,
  },
  steam: {
    width: 36,
    height: 72,
    drawing: (
      <path
        d="M18 -36 C34 -24 34 -12 18 0 S2 24 18 36 S34 60 18 72 S2 96 18 108"
        {...line}
        strokeWidth="6"
        strokeLinecap="round"
      />
    ),
  },
};

const spokes = Array.from({ length: 24 }, (_, index) => index * 15);

/** A pattern that fills its box, drawn in currentColor. It is decoration, so it is hidden from assistive technology. */
export function Motif({ motif }: { motif: PictureMotif }) {
  const id = useId();
  if (motif === 'rays') {
    return (
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
        {spokes.map((turn) => (
          <path key={turn} d="M300 200 L900 162 V238 Z" fill="currentColor" transform={`rotate(${turn} 300 200)`} />
        ))}
      </svg>
    );
  }
  if (motif === 'rings') {
    return (
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
        {[96, 144, 192, 240, 288, 336].map((radius) => (
          <circle key={radius} cx="300" cy="200" r={radius} {...line} strokeWidth="14" />
        ))}
      </svg>
    );
  }
  const { width, height, drawing } = repeats[motif];
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {drawing}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
