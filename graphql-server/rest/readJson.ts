import { type RequestHandler, Router } from 'express';
import { readJsonBody } from '../request/jsonBody';

/**
 * Reads JSON bodies. A body of another kind is refused, so that no form of another site can pass for a call; no body
 * at all is fine where nothing has to be said.
 */
export function readJson(): RequestHandler {
  const router = Router();
  router.use(readJsonBody);
  router.use((request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
    if (!hasBody || request.is('application/json')) return next();
    response.status(415).json({
      message: 'Send the body as JSON, with content-type application/json',
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });
  return router;
}
