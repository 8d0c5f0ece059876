import { dishes } from './dishes';
import { looks } from './looks';

/** The content of a source such as `illustration:1f355+1f37a~dusk~3`. */
export interface Illustration {
  /** One to three keys of dishes.ts; the first is the main dish. */
  dishes: string[];
  look: keyof typeof looks;
  /** 0 to 999. Decides the colors, the side that the light comes from, and random details. */
  seed: number;
}

/** Whether a source begins with "illustration:". Any other source is the address of a picture. */
export const isIllustration = (source: string): boolean => source.startsWith('illustration:');

/** Parses the source of an illustration. Returns null for a text of another form, or with an unknown dish or look. */
export function readIllustration(source: string): Illustration | null {
  const [, all = '', look = '', seed = ''] =
    /^illustration:([0-9a-f-]+(?:\+[0-9a-f-]+){0,2})~([a-z]+)~(\d{1,3})$/.exec(source) ?? [];
  const wanted = all.split('+');
  if (!Object.hasOwn(looks, look) || !wanted.every((dish) => Object.hasOwn(dishes, dish))) return null;
  return { dishes: wanted, look: look as Illustration['look'], seed: Number(seed) };
}

/** The source for an illustration. */
export const illustrationSource = ({ dishes: wanted, look, seed }: Illustration): string =>
  `illustration:${wanted.join('+')}~${look}~${seed}`;
