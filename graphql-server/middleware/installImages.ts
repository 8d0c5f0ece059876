import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pictures } from '../images/createPictures';
import { PictureMissing } from '../images/PictureMissing';
import type { PictureAddresses } from '../images/pictureAddresses';
import { BusyError } from '../images/WorkQueue';
import { log } from '../log';
import { answerJson, type Step } from '../request/chain';
import { requestIdOf } from '../request/requestId';

const NOT_FOUND = { code: 'NOT_FOUND', message: 'Nothing is served here.' };

/**
 * Answers GET and HEAD /img/{size}/{signature}/{source} with the picture, if the signature is valid. The picture at an
 * address never changes, so browsers cache it for a year. Pages of other sites may show the picture. This step reads
 * neither the session nor the database.
 */
export function installImages(
  steps: Step[],
  { pictures, addresses }: { pictures: Pictures; addresses: PictureAddresses },
): void {
  steps.push((request, response, next) => {
    if (!request.url?.startsWith('/img/')) return next();
    serve(request, response).catch(next);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      const message = `${request.method} is not allowed here; use GET, HEAD`;
      return answerJson(response, 405, { code: 'METHOD_NOT_ALLOWED', message });
    }
    const wanted = addresses.read(request.url ?? '');
    if (!wanted) return answerJson(response, 404, NOT_FOUND);
    try {
      const { body, etag, format } = await pictures.get(wanted, request.headers.accept);
      response.setHeader('vary', 'Accept');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': `image/${format}`, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      if (error instanceof BusyError) {
        response.setHeader('retry-after', '2');
        const message = 'Too many pictures are requested at the same time. Try again in a moment.';
        return answerJson(response, 503, { code: 'UNAVAILABLE', message });
      }
      if (!(error instanceof PictureMissing)) throw error;
      log.info('a picture could not be served', { requestId: requestIdOf(request), reason: error.message });
      response.setHeader('cache-control', 'public, max-age=60');
      answerJson(response, 404, NOT_FOUND);
    }
  }
}

/**
 * Whether If-None-Match (RFC 9110, 13.1.2) matches the tag. The header is a star, which matches every tag, or a list of
 * tags, which may be weak (W/).
 */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
