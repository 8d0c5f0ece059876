import { foldName } from './foldName';
import { longestFrom } from './longestFrom';
import { hosts, names } from './offices.json';

const unmistakable = new Set(names);
const known = new Set([...names, ...hosts]);
const longest = longestFrom(known);
/**
 * Matches words after a company's name that mean a venue, tower or shop named after the company: "Wells Fargo Center",
 * "Capital One Cafe".
 */
const NAMESAKE =
  /^(?:amphitheat\S+|arena|auditorium|cafe|cent(?:er|re)|coffee|court|dome|field|garden|hall|house|mall|park|pavilion|place|plaza|square|stadium|store|theat\S+|tower|towers)\b/;
/**
 * Matches the text after "@" or "at", which may be the company in whose office the place is: "Levi's" in "Lifeworks @
 * Levi's". A company after "inside" or "in" does not count, because banks rent out rooms to public cafes.
 */
const HOST = /(?:@|\bat\b)\s*(?:the )?(.+)$/i;

/**
 * If a place serves the staff in a company's office, returns the company's name, folded by foldName. The name of such a
 * place begins with the company ("Salesforce Fremont"), or has the company after "at" or @ ("Coffee Bar at Boeing").
 * The companies in `hosts` count only after "at" or @, because names of restaurants may begin with the same words
 * ("Adobe Grill"). Returns null if the name of the place shows no such company.
 */
export function findOffice(name: string): string | null {
  const host = HOST.exec(name)?.[1];
  return beginning(foldName(name), unmistakable) ?? (host ? beginning(foldName(host), known) : null);
}

function beginning(folded: string, companies: ReadonlySet<string>): string | null {
  const words = folded.split(' ');
  for (let count = Math.min(words.length, longest.get(words[0] ?? '') ?? 0); count > 0; count--) {
    const begin = words.slice(0, count).join(' ');
    if (companies.has(begin)) return NAMESAKE.test(words.slice(count).join(' ')) ? null : begin;
  }
  return null;
}
