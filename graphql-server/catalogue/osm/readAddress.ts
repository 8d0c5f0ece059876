import { normaliseState } from '../normalise/normaliseState';
import type { Tags } from './OsmItem';

/** The parts of an address, as far as the tags say. */
export interface OsmAddress {
  address?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  neighborhood?: string | undefined;
}

/** "4489 Forest Park Ave, St. Louis, MO 63108, USA" */
const FULL =
  /^(?<address>.+?),\s*(?<city>[^,\d]+),\s*(?<state>[A-Za-z][A-Za-z. ]+?)[\s,]*(?<postalCode>\d{5})?(?:-\d{4})?(?:,?\s*(?:USA?|U\.S\.A?\.?|United States(?: of America)?))?$/;

/** From addr:*; what is missing there from addr:full. A state that is none of the US counts as missing. */
export function readAddress(tags: Tags): OsmAddress {
  const full = FULL.exec(tags['addr:full'] ?? '')?.groups ?? {};
  const said = normaliseState(tags['addr:state']);
  const written = normaliseState(full.state);
  const state = said ?? written ?? undefined;
  return {
    address: readStreet(tags) ?? full.address ?? tags['addr:full'],
    city: tags['addr:city'] ?? (written && written === state ? full.city : undefined),
    state,
    postalCode: (tags['addr:postcode'] ?? full.postalCode)?.split(';')[0]?.trim().slice(0, 20),
    neighborhood: tags['addr:neighbourhood'] ?? tags['addr:neighborhood'] ?? tags['addr:suburb'],
  };
}

function readStreet(tags: Tags): string | undefined {
  const street = (tags['addr:street'] ?? tags['addr:place'])?.split(';')[0]?.trim();
  if (!street) return undefined;
  const unit = tags['addr:unit'];
  const door = unit && (/^[\dA-Z]{1,5}$/i.test(unit) ? `#${unit}` : unit);
  return [tags['addr:housenumber']?.replace(/\s*;\s*/g, '-'), street, door].filter(Boolean).join(' ');
}
