import type { Router } from 'express';
import type { Deps } from '../context/context';
import { UserError } from '../errors/UserError';
import { normalizeLocation } from '../locations/normalizeLocation';
import { readText } from './readQuery';
import { route } from './route';

/** /api/location/normalize: normalizes a city or ZIP code that somebody typed. Everybody may use this path. */
export function locationRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/location/normalize', {
    get: (request, response) => {
      const normalized = normalizeLocation(readText(request, 'location'));
      if (!normalized) throw new UserError('NOT_FOUND', 'No city has this ZIP code', { field: 'location' });
      response.json({ normalizedLocation: normalized.normalizedLocation });
    },
  });
}
