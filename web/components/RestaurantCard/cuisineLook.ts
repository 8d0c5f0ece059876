import {
  Beef,
  Beer,
  Coffee,
  CookingPot,
  Croissant,
  Drumstick,
  EggFried,
  Fish,
  FishSymbol,
  Flame,
  Hamburger,
  IceCreamCone,
  LeafyGreen,
  type LucideIcon,
  Pizza,
  Salad,
  Sandwich,
  Soup,
  UtensilsCrossed,
  Wheat,
  Wine,
} from 'lucide-react';
import type { CuisineKind } from './cuisineKind';

/** Grounds of the placeholder picture; pictureTones gives each its colours. */
export type PictureTone = 'tomato' | 'saffron' | 'olive' | 'sea' | 'plum' | 'rose' | 'cocoa' | 'brick';

/** Patterns of the placeholder picture; Motif draws them. */
export type PictureMotif =
  | 'gingham'
  | 'waves'
  | 'rays'
  | 'tiles'
  | 'lattice'
  | 'awning'
  | 'rings'
  | 'seeds'
  | 'chevrons'
  | 'steam';

/** How a kind of kitchen looks when there is no photo. */
export interface CuisineLook {
  readonly Icon: LucideIcon;
  readonly tone: PictureTone;
  readonly motif: PictureMotif;
}

const looks: Record<Exclude<CuisineKind, 'table'>, CuisineLook> = {
  pizza: { Icon: Pizza, tone: 'tomato', motif: 'gingham' },
  italian: { Icon: Wheat, tone: 'olive', motif: 'gingham' },
  mexican: { Icon: Flame, tone: 'rose', motif: 'chevrons' },
  japanese: { Icon: FishSymbol, tone: 'sea', motif: 'waves' },
  noodles: { Icon: Soup, tone: 'brick', motif: 'waves' },
  indian: { Icon: CookingPot, tone: 'saffron', motif: 'tiles' },
  barbecue: { Icon: Flame, tone: 'brick', motif: 'steam' },
  burger: { Icon: Hamburger, tone: 'saffron', motif: 'seeds' },
  chicken: { Icon: Drumstick, tone: 'tomato', motif: 'lattice' },
  seafood: { Icon: Fish, tone: 'sea', motif: 'waves' },
  steak: { Icon: Beef, tone: 'cocoa', motif: 'lattice' },
  sandwich: { Icon: Sandwich, tone: 'saffron', motif: 'awning' },
  breakfast: { Icon: EggFried, tone: 'saffron', motif: 'rays' },
  coffee: { Icon: Coffee, tone: 'cocoa', motif: 'steam' },
  bakery: { Icon: Croissant, tone: 'rose', motif: 'awning' },
  sweets: { Icon: IceCreamCone, tone: 'rose', motif: 'seeds' },
  bar: { Icon: Beer, tone: 'plum', motif: 'rings' },
  wine: { Icon: Wine, tone: 'plum', motif: 'tiles' },
  mediterranean: { Icon: Salad, tone: 'sea', motif: 'tiles' },
  garden: { Icon: LeafyGreen, tone: 'olive', motif: 'rays' },
};

const tableTones: readonly PictureTone[] = ['tomato', 'plum', 'olive', 'cocoa', 'saffron', 'sea', 'brick', 'rose'];
const tableMotifs: readonly PictureMotif[] = ['rings', 'awning', 'rays', 'tiles', 'gingham'];

/** The look of a kind; a plain table varies with the place's name so that a page of them is not a page of one. */
export function cuisineLook(kind: CuisineKind, name: string): CuisineLook {
  if (kind !== 'table') return looks[kind];
  const seed = hash(name);
  return {
    Icon: UtensilsCrossed,
    tone: tableTones[seed % tableTones.length] ?? 'tomato',
    motif: tableMotifs[(seed >>> 3) % tableMotifs.length] ?? 'rings',
  };
}

/** FNV-1a, 32 bits, unsigned: the same name always looks the same. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
