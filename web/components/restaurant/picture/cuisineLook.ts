import {
  Beef,
  Beer,
  Citrus,
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

/** The colours of PlacePlaceholder; pictureTones has the values of each. */
export type PictureTone = 'tomato' | 'saffron' | 'olive' | 'sea' | 'plum' | 'rose' | 'cocoa' | 'brick';

/** The patterns of PlacePlaceholder; Motif draws them. */
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

/** The look of a restaurant without photos. */
export interface CuisineLook {
  readonly Icon: LucideIcon;
  readonly tone: PictureTone;
  readonly motif: PictureMotif;
}

/** The icon, tones and patterns for a kind: its own first, then others that fit. The kind 'table' has all tones. */
interface Wardrobe {
  readonly Icon: LucideIcon;
  readonly tones: readonly [PictureTone, ...PictureTone[]];
  readonly motifs: readonly [PictureMotif, ...PictureMotif[]];
}

const wardrobes: Record<CuisineKind, Wardrobe> = {
  pizza: { Icon: Pizza, tones: ['tomato', 'olive', 'saffron'], motifs: ['gingham', 'rays'] },
  italian: { Icon: Wheat, tones: ['olive', 'tomato', 'cocoa'], motifs: ['gingham', 'tiles'] },
  mexican: { Icon: Citrus, tones: ['rose', 'saffron', 'sea'], motifs: ['chevrons', 'tiles'] },
  japanese: { Icon: FishSymbol, tones: ['sea', 'plum'], motifs: ['waves', 'rings'] },
  noodles: { Icon: Soup, tones: ['sea', 'brick', 'tomato'], motifs: ['waves', 'steam'] },
  indian: { Icon: CookingPot, tones: ['saffron', 'brick', 'plum'], motifs: ['tiles', 'chevrons'] },
  barbecue: { Icon: Flame, tones: ['brick', 'cocoa'], motifs: ['steam', 'lattice'] },
  burger: { Icon: Hamburger, tones: ['saffron', 'tomato'], motifs: ['seeds', 'gingham'] },
  chicken: { Icon: Drumstick, tones: ['tomato', 'saffron'], motifs: ['lattice', 'gingham'] },
  seafood: { Icon: Fish, tones: ['sea', 'brick'], motifs: ['waves', 'awning'] },
  steak: { Icon: Beef, tones: ['cocoa', 'brick'], motifs: ['lattice', 'rings'] },
  sandwich: { Icon: Sandwich, tones: ['saffron', 'olive', 'sea'], motifs: ['awning', 'gingham'] },
  breakfast: { Icon: EggFried, tones: ['saffron', 'rose'], motifs: ['rays', 'gingham'] },
  coffee: { Icon: Coffee, tones: ['cocoa', 'brick', 'plum'], motifs: ['steam', 'rings'] },
  bakery: { Icon: Croissant, tones: ['rose', 'cocoa', 'saffron'], motifs: ['awning', 'lattice'] },
  sweets: { Icon: IceCreamCone, tones: ['rose', 'sea', 'plum'], motifs: ['seeds', 'awning'] },
  bar: { Icon: Beer, tones: ['plum', 'cocoa', 'olive'], motifs: ['rings', 'rays'] },
  wine: { Icon: Wine, tones: ['plum', 'rose'], motifs: ['tiles', 'rings'] },
  mediterranean: { Icon: Salad, tones: ['sea', 'olive'], motifs: ['tiles', 'lattice'] },
  garden: { Icon: LeafyGreen, tones: ['olive', 'sea'], motifs: ['rays', 'seeds'] },
  table: {
    Icon: UtensilsCrossed,
    tones: ['tomato', 'plum', 'olive', 'cocoa', 'saffron', 'sea', 'brick', 'rose'],
    motifs: ['rings', 'awning', 'rays', 'tiles', 'gingham'],
  },
};

/**
 * The look of a restaurant without photos. The icon and patterns depend on its kind; the colour depends on its name, so
 * that pizzerias in a list differ. Without a name it has the kind's first tone and pattern.
 */
export function cuisineLook(kind: CuisineKind, name = ''): CuisineLook {
  const { Icon, tones, motifs } = wardrobes[kind];
  if (!name) return { Icon, tone: tones[0], motif: motifs[0] };
  const seed = hash(name);
  const allTones = wardrobes.table.tones;
  return {
    Icon,
    tone: allTones[seed % allTones.length] ?? tones[0],
    motif: motifs[(seed >>> 5) % motifs.length] ?? motifs[0],
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
