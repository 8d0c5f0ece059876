import { normaliseState } from '../normalise/normaliseState';
import type { Tags } from './OsmItem';

/** The parts of an address that the tags contain. */
export interface OsmAddress {
  address?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  neighborhood?: string | undefined;
}

/** Matches the usual form of addr:full: "4489 Forest Park Ave, St. Louis, MO 63108, USA" */
const FULL =
  /^(?<address>.+?),\s*(?<city>[^,\d]+),\s*(?<state>[A-Za-z][A-Za-z. ]+?)[\s,]*(?<postalCode>\d{5})?(?:-\d{4})?(?:,?\s*(?:USA?|U\.S\.A?\.?|United States(?: of America)?))?$/;

/**
 * Reads the addr:* tags. If addr:full has the form of FULL, a missing address, state or postcode comes from addr:full.
 * A missing city comes from addr:full only if addr:full names a US state and addr:state names no other US state. If the
 * street is missing and addr:full has another form, the address is the whole addr:full. A state that is not a US state
 * is ignored. The neighborhood never comes from addr:full.
 */
export function readAddress(tags: Tags): OsmAddress {
  const full = FULL.exec(tags['addr:full'] ?? '')?.groups ?? {};
  const taggedState = normaliseState(tags['addr:state']);
  const fullState = normaliseState(full.state);
  const state = taggedState ?? fullState ?? undefined;
  return {
    address: readStreet(tags) ?? full.address ?? tags['addr:full'],
    city: tags['addr:city'] ?? (fullState && fullState === state ? full.city : undefined),
    state,
    postalCode: (tags['addr:postcode'] ?? full.postalCode)?.split(';')[0]?.trim().slice(0, 20),
    neighborhood: tags['addr:neighbourhood'] ?? tags['addr:neighborhood'] ?? tags['addr:suburb'],
  };
}

function readStreet(tags: Tags): string | undefined {
  const street = (tags['addr:street'] ?? tags['addr:place'])?.split(';')[0]?.trim();
  if (!street) return undefined;
  const unit = tags['addr:unit'];
  const unitText = unit && (/^[\dA-Z]{1,5}$/i.test(unit) ? `#${unit}` : unit);
  return [tags['addr:housenumber']?.replace(/\s*;\s*/g, '-'), street, unitText].filter(Boolean).join(' ');
}
