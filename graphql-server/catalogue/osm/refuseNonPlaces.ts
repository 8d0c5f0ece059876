import { FileError } from '../FileError';
import { cleanText } from '../normalise/cleanText';

/** The number of characters to read from a page of Overpass. The error text is near the beginning. */
const MAX_CHARACTERS = 20_000;

/**
 * @throws FileError if the answer is a redirect, an error or a web page, or has no body (status 204). The message may
 * quote the page.
 */
export async function refuseNonPlaces(answer: Response, host: string): Promise<void> {
  const { status, headers } = answer;
  const isPage = /html|xml/.test(headers.get('content-type') ?? '');
  if (answer.ok && answer.body && !isPage) return;
  if (status >= 300 && status < 400) {
    await answer.body?.cancel();
    throw new FileError(
      `${host} redirects the query (${status}). Set OVERPASS_URL to the address of the Overpass server.`,
    );
  }
  const words = explainPage(await readSome(answer));
  throw new FileError(`${host} answered ${answer.ok && isPage ? 'a web page' : status} instead of places${words}`);
}

/** Reads the page to its end, or until the text has more than MAX_CHARACTERS. */
async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_CHARACTERS) break;
  }
  return text;
}

/** Returns ": " and the error text of the page (<strong>Error</strong>: line 1: …), or "." if the page has none. */
function explainPage(page: string): string {
  const [, error = ''] = /Error\s*<\/strong>\s*:?([^<]{1,2000})/i.exec(page) ?? [];
  const words = cleanText(error)?.slice(0, 200);
  return words ? `: ${words}` : '.';
}
