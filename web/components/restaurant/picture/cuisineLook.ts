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
import type { PictureMotif } from './PictureMotif';

/** The name of a tone, which is a set of colors for PlacePlaceholder. pictureTones.ts contains the colors. */
export type PictureTone = 'tomato' | 'saffron' | 'olive' | 'sea' | 'plum' | 'rose' | 'cocoa' | 'brick';

/** The look of a restaurant without photos. */
export interface CuisineLook {
  readonly Icon: LucideIcon;
  readonly tone: PictureTone;
  readonly motif: PictureMotif;
}

/** The icon, color and patterns of a kind of cuisine. The main pattern is first. */
interface KindLook {
  readonly Icon: LucideIcon;
  readonly tone: PictureTone;
  readonly motifs: readonly [PictureMotif, ...PictureMotif[]];
}

const kindLooks: Record<CuisineKind, KindLook> = {
  pizza: { Icon: Pizza, tone: 'tomato', motifs: ['gingham', 'rays'] },
  italian: { Icon: Wheat, tone: 'olive', motifs: ['gingham', 'tiles'] },
  mexican: { Icon: Citrus, tone: 'rose', motifs: ['chevrons', 'tiles'] },
  japanese: { Icon: FishSymbol, tone: 'sea', motifs: ['waves', 'rings'] },
  noodles: { Icon: Soup, tone: 'sea', motifs: ['waves', 'steam'] },
  indian: { Icon: CookingPot, tone: 'saffron', motifs: ['tiles', 'chevrons'] },
  barbecue: { Icon: Flame, tone: 'brick', motifs: ['steam', 'lattice'] },
  burger: { Icon: Hamburger, tone: 'saffron', motifs: ['seeds', 'gingham'] },
  chicken: { Icon: Drumstick, tone: 'tomato', motifs: ['lattice', 'gingham'] },
  seafood: { Icon: Fish, tone: 'sea', motifs: ['waves', 'awning'] },
  steak: { Icon: Beef, tone: 'cocoa', motifs: ['lattice', 'rings'] },
  sandwich: { Icon: Sandwich, tone: 'saffron', motifs: ['awning', 'gingham'] },
  breakfast: { Icon: EggFried, tone: 'saffron', motifs: ['rays', 'gingham'] },
  coffee: { Icon: Coffee, tone: 'cocoa', motifs: ['steam', 'rings'] },
  bakery: { Icon: Croissant, tone: 'rose', motifs: ['awning', 'lattice'] },
  sweets: { Icon: IceCreamCone, tone: 'rose', motifs: ['seeds', 'awning'] },
  bar: { Icon: Beer, tone: 'plum', motifs: ['rings', 'rays'] },
  wine: { Icon: Wine, tone: 'plum', motifs: ['tiles', 'rings'] },
  mediterranean: { Icon: Salad, tone: 'sea', motifs: ['tiles', 'lattice'] },
  garden: { Icon: LeafyGreen, tone: 'olive', motifs: ['rays', 'seeds'] },
  table: { Icon: UtensilsCrossed, tone: 'tomato', motifs: ['rings', 'awning', 'rays', 'tiles', 'gingham'] },
};

/** The name of a restaurant determines which of these tones is used. */
const allTones: readonly PictureTone[] = ['tomato', 'plum', 'olive', 'cocoa', 'saffron', 'sea', 'brick', 'rose'];

/**
 * The look of a restaurant without photos. The kind of cuisine determines the icon and a few patterns. The name
 * determines the color and one of these patterns, so the pizzerias in a list do not all look the same. Without a name,
 * the look has the kind's own color and main pattern.
 */
export function cuisineLook(kind: CuisineKind, name = ''): CuisineLook {
  const { Icon, tone, motifs } = kindLooks[kind];
  if (!name) return { Icon, tone, motif: motifs[0] };
  const seed = hash(name);
  return {
    Icon,
    tone: allTones[seed % allTones.length] ?? tone,
    motif: motifs[(seed >>> 5) % motifs.length] ?? motifs[0],
  };
}

/** FNV-1a, 32 bits, unsigned. The hash of a name never changes, so the look of a restaurant stays the same. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
