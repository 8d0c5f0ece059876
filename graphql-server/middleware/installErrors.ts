import type { Express, NextFunction, Request, Response } from 'express';
import { asUnavailable } from '../database/asUnavailable';
import { describeError } from '../errors/describeError';
import { log } from '../log';
import { requestIdOf } from '../request/requestId';
import { answerUnavailable } from './answerUnavailable';

/**
 * Adds the last handlers. For an unknown URL, the status is 404. If the database is unreachable, the status is 503. For
 * any other error, the status is 500, the answer contains the request id, and the error is logged.
 */
export function installErrors(app: Express): void {
  app.use((_request: Request, response: Response) => {
    response.status(404).json({ code: 'NOT_FOUND', message: 'Nothing is served here.' });
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const unavailable = asUnavailable(error);
    if (unavailable) return answerUnavailable(response, unavailable);
    const requestId = requestIdOf(request);
    log.error('request failed', { requestId, method: request.method, path: request.path, error: describeError(error) });
    const message = `Something went wrong on our side. If it happens again, tell us this code: ${requestId}`;
    response.status(500).json({ code: 'INTERNAL', message });
  });
}
