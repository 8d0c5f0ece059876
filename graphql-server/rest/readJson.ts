import { type RequestHandler, Router } from 'express';
import { readJsonBody } from '../request/jsonBody';

/**
 * Reads JSON bodies. It refuses other bodies, so a form of another site cannot call the API. A request without a body
 * is allowed.
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
