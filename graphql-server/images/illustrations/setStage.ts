import type { Scene, Stage } from './Look';
import { looks } from './looks';
import { type Palette, palettes } from './palettes';
import type { Illustration } from './readIllustration';
import { seededRandom } from './seededRandom';

/** Returns the palette, the direction of the light and the background of an illustration. */
export function setStage({ look, seed }: Pick<Illustration, 'look' | 'seed'>): {
  palette: Palette;
  light: Scene['light'];
  stage: Stage;
} {
  const random = seededRandom(seed + 1000 * Object.keys(looks).indexOf(look));
  const palette = palettes[seed % palettes.length] as Palette;
  const light = random() < 0.5 ? 1 : -1;
  return { palette, light, stage: looks[look]({ palette, random, light }) };
}
