import type { PictureMotif } from '../../../components/restaurant/picture/PictureMotif';

/** A rectangle on a canvas, in canvas pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** The distance from one drawing of a motif to the next, in canvas pixels. */
const step = {
  gingham: 36,
  waves: 48,
  tiles: 56,
  lattice: 40,
  awning: 56,
  seeds: 64,
  chevrons: 48,
  steam: 36,
} as const;

/**
 * Draws into a box the pattern that a place without photos shows. The pattern has the brush's stroke and fill colors,
 * and it is clipped to the box.
 */
export function drawMotif(brush: CanvasRenderingContext2D, motif: PictureMotif, box: Box): void {
  const { x, y, width, height } = box;
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  brush.translate(x, y);
  if (motif === 'rays') drawRays(brush, box);
  else if (motif === 'rings') drawRings(brush, box);
  else {
    for (let row = -1; row * step[motif] <= height; row++) {
      for (let column = -1; column * step[motif] <= width; column++) {
        brush.save();
        brush.translate(column * step[motif], row * step[motif]);
        repeats[motif](brush);
        brush.restore();
      }
    }
  }
  brush.restore();
}

const circle = (brush: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
};

function drawRays(brush: CanvasRenderingContext2D, { width, height }: Box): void {
  brush.translate(width / 2, height / 2);
  for (let turn = 0; turn < 24; turn++) {
    brush.rotate(Math.PI / 12);
    brush.fill(new Path2D('M0 0 L900 -57 V57 Z'));
  }
}

function drawRings(brush: CanvasRenderingContext2D, { width, height }: Box): void {
  brush.lineWidth = 14;
  for (let radius = 48; radius < width + height; radius += 48) {
    circle(brush, width / 2, height / 2, radius);
    brush.stroke();
  }
}

type Repeat = (brush: CanvasRenderingContext2D) => void;

/** Returns a function that draws a line of this width along the path. */
const along =
  (path: string, lineWidth: number): Repeat =>
  (brush) => {
    brush.lineWidth = lineWidth;
    brush.stroke(new Path2D(path));
  };

/** Each function draws one tile of a pattern. The tiles are similar to those in restaurant/picture/Motif.tsx. */
const repeats: Record<keyof typeof step, Repeat> = {
  gingham: (brush) => {
    brush.globalAlpha *= 0.5;
    brush.fillRect(0, 0, 18, 36);
    brush.fillRect(0, 0, 36, 18);
  },
  waves: (brush) => {
    brush.lineWidth = 2;
    for (const [x, y] of [
      [0, 0],
      [24, 24],
    ] as const) {
      for (const radius of [23, 16, 9, 3]) {
        circle(brush, x, y, radius);
        brush.stroke();
      }
    }
  },
  tiles: (brush) => {
    brush.lineWidth = 2;
    brush.fill(new Path2D('M28 4 C34 18 38 22 52 28 C38 34 34 38 28 52 C22 38 18 34 4 28 C18 22 22 18 28 4 Z'));
    circle(brush, 0, 0, 12);
    brush.stroke();
  },
  lattice: along('M0 0 L40 40 M40 0 L0 40', 9),
  awning: (brush) => brush.fillRect(0, 0, 28, 56),
  seeds: (brush) => {
    for (const [x, y, turn] of [
      [14, 12, 30],
      [44, 20, -40],
      [24, 40, 70],
      [54, 52, 10],
      [4, 58, -20],
    ] as const) {
      brush.beginPath();
      brush.ellipse(x, y, 7, 3.6, (turn * Math.PI) / 180, 0, 2 * Math.PI);
      brush.fill();
    }
  },
  chevrons: along('M0 18 L24 -4 L48 18 M0 42 L24 20 L48 42', 7),
  steam: along('M18 -18 C30 -12 30 -6 18 0 S6 12 18 18 S30 30 18 36', 6),
};
