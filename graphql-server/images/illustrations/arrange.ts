import type { Dish } from './dishes';
import { seededRandom } from './seededRandom';

/** The position of a dish on the canvas, in SVG units. */
export interface Place {
  /** The x coordinate of the middle of the dish. */
  x: number;
  /** The y coordinate of the base of the dish or, if the dish stands on a plinth, of the base of the plinth. */
  feet: number;
  /** The length of the longer side of the dish. */
  side: number;
  /** The height of the plinth under the dish; 0 without a plinth. */
  plinth: number;
}

/** The longer side of a main dish whose size is 1, in SVG units, if there are several dishes and no plinths. */
const LEAD = 400;

/**
 * Arranges one to three dishes as a group. The first is the main dish. The second stands behind the main dish on one
 * side. The third stands in front of the main dish on the other side. The second and the third are scaled down. Returns
 * the positions in the order of `dishes`.
 */
export function arrange(
  dishes: readonly Dish[],
  { floor, hasPlinths, seed }: { floor: number; hasPlinths: boolean; seed: number },
): Place[] {
  const random = seededRandom(seed);
  const side = random() < 0.5 ? -1 : 1;
  const sway = (random() - 0.5) * 30;
  const raised = hasPlinths ? 64 + random() * 34 : 0;
  const spread = [
    {
      x: 600 - (dishes.length > 1 ? side * (dishes.length === 2 ? 105 : 20) : 0) + sway,
      feet: floor,
      scale: 1,
      plinth: raised,
    },
    { x: 600 + side * (dishes.length === 2 ? 195 : 265) + sway, feet: floor - 26, scale: 0.9, plinth: raised * 0.45 },
    { x: 600 - side * 285 + sway, feet: floor + 22, scale: 0.84, plinth: 0 },
  ];
  return dishes.map(({ size }, index) => {
    const { x, feet, scale, plinth } = spread[index] ?? { x: 600, feet: floor, scale: 1, plinth: 0 };
    const alone = dishes.length === 1 ? 1.1 : 1;
    return { x, feet, plinth, side: LEAD * size * scale * alone * (hasPlinths ? 0.88 : 1) };
  });
}
