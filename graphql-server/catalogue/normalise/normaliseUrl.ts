import { cleanText } from './cleanText';

/** Matches a host name that ends with a top-level domain. "grill_sf" and "1" are no such domains. */
const PUBLIC_HOST = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)\.?$/;

/**
 * Returns the text as a normalized http or https address. A text that consists of a host name, or of a host name and a
 * path, gets https:// in front. Of several addresses, the first is returned. Returns null for other text (such as a
 * path, or javascript:), for a host without a domain such as .com, for an address with a user name or password, and
 * for a text of more than 2,000 characters.
 */
export function normaliseUrl(raw: string | null | undefined): string | null {
  const text = (cleanText(raw) ?? '').split(/[\s,;|]+(?=https?:\/\/)/i)[0]?.replace(/^\/\//, '') ?? '';
  if (!text || text.length > 2000) return null;
  const hasScheme = /^https?:\/\//i.test(text);
  if (!hasScheme && !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]|$)/i.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return PUBLIC_HOST.test(url.hostname) && !url.username && !url.password ? url.href : null;
}
