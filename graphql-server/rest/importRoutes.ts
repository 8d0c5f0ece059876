import type { Request, Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { parseInput } from '../domain/input/parseInput';
import { applyDataImport, importChoicesInput } from '../domain/ownData/import/applyDataImport';
import { countRows } from '../domain/ownData/import/countRows';
import { findDataImport } from '../domain/ownData/import/findDataImport';
import { startDataImport } from '../domain/ownData/import/startDataImport';
import { refuseLongLocation } from '../locations/readLocation';
import { presentImport, presentImportRow } from './present/presentImport';
import { readText } from './readQuery';
import { readWindow } from './readWindow';
import { receiveFile } from './receiveFile';
import { retryOf } from './retryOf';
import { route } from './route';

const ROWS_SHOWN = 100;

/** POST /api/imports: the body is the file. Add this route before readJson, which refuses bodies that are not JSON. */
export function uploadRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/imports', {
    post: async (request, response, { viewer, address }) => {
      const locationOfLines = readText(request, 'location')?.trim() || null;
      refuseLongLocation(locationOfLines, 'location');
      await deps.limits.importsOfMember.take(address, requireMember(viewer));
      await receiveFile(request, response, async (path) => {
        const started = await startDataImport(deps, viewer, path, locationOfLines);
        const counts = await countRows(deps.prisma, started.id);
        response.status(201).json({ message: 'The file was read', ...presentImport(started, counts) });
      });
    },
  });
}

/**
 * GET /api/imports/{id} returns lines of an uploaded file, by default the first 100. POST /api/imports/{id}/apply
 * imports the file (applyDataImport).
 */
export function importRoutes(router: Router, deps: Deps): void {
  const idIn = ({ params }: Request) => String(params.id).toLowerCase();

  route(router, deps, '/api/imports/:id', {
    get: async (request, response, { viewer }) => {
      const found = await findDataImport(deps.prisma, viewer, idIn(request));
      const { limit, offset } = readWindow(request);
      const rows = await deps.prisma.dataImportRow.findMany({
        where: { importId: found.id },
        orderBy: { line: 'asc' },
        skip: offset,
        take: limit ?? ROWS_SHOWN,
      });
      const ids = rows.flatMap(({ restaurantId, candidateIds }) => [
        ...(restaurantId ? [restaurantId] : []),
        ...candidateIds,
      ]);
      const cards = await deps.cities.allCardsOf([...new Set(ids)]);
      const counts = await countRows(deps.prisma, found.id);
      response.json({ ...presentImport(found, counts), rows: rows.map((row) => presentImportRow(row, cards)) });
    },
  });

  route(router, deps, '/api/imports/:id/apply', {
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const { choices } = parseInput(importChoicesInput, request.body ?? {});
      const applied = await applyDataImport(deps, viewer, idIn(request), choices ?? [], retryOf(request));
      if (applied.ratedIds.length > 0) await deps.cities.settle(applied.ratedIds); // so searches use the new averages
      response.json({ message: 'File imported', ...presentImport(applied.dataImport, applied.counts) });
    },
  });
}
