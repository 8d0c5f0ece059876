import { Router } from 'express';
import type { Deps } from '../context/context';
import { accountRoutes } from './accountRoutes';
import { answerErrors } from './answerErrors';
import { authRoutes } from './authRoutes';
import { diaryRoutes } from './diaryRoutes';
import { exportRoutes } from './exportRoutes';
import { externalSignInRoutes } from './externalSignInRoutes';
import { historyRoutes } from './historyRoutes';
import { importRoutes, uploadRoutes } from './importRoutes';
import { locationRoutes } from './locationRoutes';
import { passwordRoutes } from './passwordRoutes';
import { ratingRoutes } from './ratingRoutes';
import { readJson } from './readJson';
import { removedRoutes } from './removedRoutes';
import { restaurantRoutes } from './restaurantRoutes';
import { savedRoutes } from './savedRoutes';
import { visitRoutes } from './visitRoutes';

/**
 * The /api paths. They call the same functions as the GraphQL API. Answers are JSON, files or redirects. Every error in
 * JSON has {message, code}.
 */
export function createRestRouter(deps: Deps): Router {
  const router = Router();
  router.use('/api', (_request, response, next) => {
    response.set('cache-control', 'private, no-store');
    next();
  });
  uploadRoutes(router, deps);
  router.use('/api', readJson());
  authRoutes(router, deps);
  passwordRoutes(router, deps);
  externalSignInRoutes(router, deps);
  accountRoutes(router, deps);
  restaurantRoutes(router, deps);
  savedRoutes(router, deps);
  diaryRoutes(router, deps);
  visitRoutes(router, deps);
  removedRoutes(router, deps);
  ratingRoutes(router, deps);
  historyRoutes(router, deps);
  exportRoutes(router, deps);
  importRoutes(router, deps);
  locationRoutes(router, deps);
  router.use('/api', (_request, response) => {
    response.status(404).json({ message: 'Not found', code: 'NOT_FOUND' });
  });
  router.use('/api', answerErrors);
  return router;
}
