import type { WordRole } from '../parse/Meaning';

const list = (phrases: string) => phrases.split(', ');

/** If a word of OFFERED follows, these negations refuse what comes before them: "alcohol is not served". */
const NEGATIONS = list(
  "not, not currently, not yet, no longer, never, isn't, aren't, wasn't, weren't, cannot be, can't be, won't be",
);
const OFFERED = list(
  'available, accepted, served, offered, allowed, permitted, provided, taken, possible, sold, honored, welcome, ' +
    'an option, on offer, on the menu',
);

/** Phrases with their roles (WordRole). They are used only for texts about places, not for cravings. */
export const textCues: readonly (readonly [WordRole, readonly string[]])[] = [
  ['refusal', NEGATIONS.flatMap((negation) => OFFERED.map((word) => `${negation} ${word}`))],
  ['refusal', list('unavailable, discontinued, prohibited, is forbidden, are forbidden, is suspended, been suspended')],
  ['refusal', list('has ended, ended in, ended on, on hold, out of order, out of service')],
  ['refusal', list('permanently closed, closed permanently, closed for good')],
  ['negation', list('stopped serving, stopped offering, stopped making, stopped taking')],
  ['notHere', list('coming soon, opening soon, planned, in the works, under construction, next door, next door at')],
  ['closed', list('closed, temporarily closed, closed for')],
  ['elsewhere', list('next to, next door to, next door at, across from, across the street from, adjacent to')],
  ['elsewhere', list('around the corner from, down the street from, up the street from, down the road from')],
  ['elsewhere', list('steps from, steps away from, block from, block away from, minutes from, minutes away from')],
  ['elsewhere', list('neighboring, walking distance of, walking distance from')],
  ['elsewhere', list('used to be, formerly, former, previously, was once, once home to, replaced, replaces')],
  ['few', list('few, very few, too few, hardly any, barely any')],
  // As whole phrases, these words mean neither a seat outside nor a refusal.
  ['stop', list('outside food, outside drinks, outside food and drinks, outside food or drinks')],
  ['stop', list('outside alcohol, outside beverages, outside food and beverages, outside food or beverages')],
  ['stop', list('not available elsewhere, not available anywhere, not served elsewhere, not served anywhere')],
];
