import type { Express, NextFunction, Request, Response } from 'express';
import { answerError } from './answerError';

/**
 * Adds the last handlers: the status 404 for an unknown URL, and answerError for an error. If the headers of the answer
 * were already sent, the error is passed on to Express instead.
 */
export function installErrors(app: Express): void {
  app.use((_request: Request, response: Response) => {
    response.status(404).json({ code: 'NOT_FOUND', message: 'Nothing is served here.' });
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    answerError(error, response);
  });
}
