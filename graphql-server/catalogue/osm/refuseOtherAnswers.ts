import { FileError } from '../FileError';
import { cleanText } from '../normalise/cleanText';

/** The number of characters at the beginning of Overpass's page that contain the error. */
const MAX_CHARACTERS = 20_000;

/** @throws FileError if the answer has no places: a redirect, an error or a web page. The message repeats the error. */
export async function refuseOtherAnswers(answer: Response, host: string): Promise<void> {
  const { status, headers } = answer;
  const isPage = /html|xml/.test(headers.get('content-type') ?? '');
  if (answer.ok && answer.body && !isPage) return;
  if (status >= 300 && status < 400) {
    await answer.body?.cancel();
    throw new FileError(`${host} sends the query elsewhere (${status}). Set OVERPASS_URL to where it should go.`);
  }
  const words = explainPage(await readSome(answer));
  throw new FileError(`${host} answered ${answer.ok ? 'a web page' : status} instead of places${words}`);
}

/** The first part of a page, which contains the error. */
async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_CHARACTERS) break;
  }
  return text;
}

/** Overpass writes its errors as paragraphs: <p><strong>Error</strong>: line 1: parse error: …</p>. */
function explainPage(page: string): string {
  const [, error = ''] = /Error\s*<\/strong>\s*:?([^<]{1,2000})/i.exec(page) ?? [];
  const words = cleanText(error)?.slice(0, 200);
  return words ? `: ${words}` : '.';
}
