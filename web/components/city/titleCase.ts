const states =
  'al|ak|az|ar|ca|co|ct|dc|de|fl|ga|hi|ia|id|il|in|ks|ky|la|ma|md|me|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy';
const finalState = new RegExp(`(,\\s*|\\s)(${states})$`, 'i');

/** Returns the text in title case, but the code of a state at the end in capitals: "new york, ny" → "New York, NY". */
export function titleCase(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(finalState, (state) => state.toUpperCase());
}
