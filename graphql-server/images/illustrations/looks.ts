import type { Look } from './Look';
import { arch } from './looks/arch';
import { awning } from './looks/awning';
import { curtain } from './looks/curtain';
import { diner } from './looks/diner';
import { dusk } from './looks/dusk';
import { garden } from './looks/garden';
import { gingham } from './looks/gingham';
import { terrazzo } from './looks/terrazzo';
import { tiles } from './looks/tiles';
import { window } from './looks/window';

/**
 * The looks (kinds of backgrounds) by name. The source of an illustration, such as "illustration:1f355~dusk~3",
 * contains this name.
 */
export const looks = {
  arch,
  awning,
  curtain,
  diner,
  dusk,
  garden,
  gingham,
  terrazzo,
  tiles,
  window,
} as const satisfies Record<string, Look>;
