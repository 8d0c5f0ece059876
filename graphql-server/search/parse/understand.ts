import type { Understanding } from './Understanding';

/** What a craving is read with. */
export interface UnderstandOptions {
  now: Date;
  /** IANA zone of the city, for "tonight" and "tomorrow"; America/Chicago when absent. */
  timeZone?: string;
  /** Ids of chips that the diner took away: the words they stand for count for nothing. */
  without?: readonly string[];
  /** The city that is searched, whose own name in the text is no craving ("ramen in st louis, mo"). */
  city?: { cityKey: string; state?: string };
}

/** Reads a craving: what is wanted, what is not, and what must hold. Pure and synchronous, for any input. */
export function understand(text: string, _options: UnderstandOptions): Understanding {
  return {
    text,
    isCut: false,
    corrections: [],
    terms: [],
    lastPrefix: null,
    wanted: [],
    unwanted: [],
    remembered: [],
    filters: { dietary: [], avoid: [], priceRanges: [], openAt: null, partySize: null, kilometres: null },
    chips: [],
    scope: text.trim() === '' ? 'everything' : 'matching',
  };
}
