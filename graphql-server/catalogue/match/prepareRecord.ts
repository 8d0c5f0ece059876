import { cityKey } from '../../locations/cityKey';
import { audienceFromName } from '../derive/audienceFromName';
import { findBrand } from '../derive/brands/findBrand';
import type { Stated } from '../normalise/citiesOf';
import { foldText } from './foldText';
import type { MatchRecord } from './MatchRecord';
import { realPhone } from './matchKeys';
import { type PlaceName, readPlaceName } from './readPlaceName';
import { readStreet, type Street } from './readStreet';

/** A record in the form that the matcher compares. */
export interface PreparedRecord {
  name: PlaceName;
  /** The chain from the source or from the name, folded and without spaces: "mcdonalds". */
  brand: string | null;
  street: Street | null;
  /** The city and state as the source writes them. */
  town: Stated;
  /** The city as locations/cityKey writes it. */
  cityKey: string;
  /** The first five digits of the ZIP code. */
  zip: string | null;
  phone: string | null;
  /**
   * The host of the website: "example.com" for "https://www.example.com/menu". Null without a website, for hosts that
   * many places share, and for chains, because all branches share the chain's host.
   */
  host: string | null;
  /** The audience that the name implies. Null if the name implies a supplier, a counter or no audience. */
  audience: 'stall' | 'events' | 'institution' | null;
  /**
   * Where a word for a truck or a cart was found: in the name ("name"), or only in the cuisine ("register"). Null if
   * there is no such word.
   */
  mobile: 'name' | 'register' | null;
}

const SHARED_HOSTS =
  /(?:^|\.)(?:facebook|instagram|yelp|google|toasttab|ubereats|doordash|grubhub|tripadvisor|wixsite|business|square|clover|linktr|twitter|x|opentable|order|chownow|beyondmenu|menufy|slicelife)\.[a-z]+$/;

const MOBILE = /\b(?:truck|cart|trailer|mobile)\b/i;

const known = new WeakMap<MatchRecord, PreparedRecord>();

/** Returns the prepared record. The result is cached for each record, so callers must not change a record. */
export function prepareRecord(record: MatchRecord): PreparedRecord {
  const before = known.get(record);
  if (before) return before;
  const brand = brandOf(record);
  const prepared: PreparedRecord = {
    name: readPlaceName(record.name, record.city),
    brand,
    street: readStreet(record.address),
    town: { city: record.city, state: record.state, postalCode: null },
    cityKey: cityKey(record.city),
    zip: record.postalCode?.slice(0, 5) ?? null,
    phone: realPhone(record.phone),
    host: brand === null ? hostOf(record.website) : null,
    audience: audienceBy(record.name),
    mobile: mobileBy(record),
  };
  known.set(record, prepared);
  return prepared;
}

function brandOf({ brand, name }: MatchRecord): string | null {
  const chain = findBrand(brand ?? name)?.name ?? brand;
  return chain ? foldText(chain).replace(/ /g, '') : null;
}

function audienceBy(name: string): PreparedRecord['audience'] {
  const audience = audienceFromName(name)?.audience ?? null;
  return audience === 'supplier' || audience === 'counter' ? null : audience;
}

function mobileBy({ name, cuisine }: MatchRecord): PreparedRecord['mobile'] {
  if (MOBILE.test(name)) return 'name';
  return /\bfood (?:truck|cart)/i.test(cuisine ?? '') ? 'register' : null;
}

function hostOf(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  return SHARED_HOSTS.test(host) ? null : host;
}
