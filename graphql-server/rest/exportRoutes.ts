import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import type { Deps } from '../context/context';
import { memberRefusal, requireMember } from '../domain/accounts/requireMember';
import type { ReadDeps } from '../domain/ownData/export/readOwnRecords';
import { writeCsv } from '../domain/ownData/export/writeCsv';
import { writeGeoJson } from '../domain/ownData/export/writeGeoJson';
import { writeJson } from '../domain/ownData/export/writeJson';
import { describeError } from '../errors/describeError';
import { log } from '../log';
import { answerRefusal } from '../request/answerRefusal';
import { otherViewerRefusal } from '../session/otherViewerRefusal';
import type { Viewer } from '../Viewer';
import { isOpenedOnPurpose } from './isSentByOthers';
import { route } from './route';
import { signInAddress } from './signInAddress';

interface Format {
  type: string;
  write(deps: ReadDeps, viewer: Viewer): AsyncGenerator<string>;
}

const formats: Record<string, Format> = {
  json: { type: 'application/json; charset=utf-8', write: writeJson },
  csv: { type: 'text/csv; charset=utf-8; header=present', write: writeCsv },
  geojson: { type: 'application/geo+json', write: writeGeoJson },
};

/**
 * Sends a member's own data as a file. /api/export.json contains all data; .csv and .geojson contain only the saves,
 * visits and ratings (docs/own-data.md). People open these paths with a link. A browser without a signed-in member is
 * redirected to the sign-in and then to Settings. A member's browser is redirected to Settings if the member did not
 * open the path on purpose (isOpenedOnPurpose), or if `?viewer=` contains the id of another member, for whom the page
 * with the link was loaded. A client that does not ask for HTML gets an error if no member is signed in, or if
 * `?viewer=` contains the id of another member.
 */
export function exportRoutes(router: Router, deps: Deps): void {
  for (const [extension, { type, write }] of Object.entries(formats)) {
    route(router, deps, `/api/export.${extension}`, {
      get: async (request, response, { viewer, address }) => {
        const isPage = request.get('accept')?.includes('text/html') ?? false;
        const otherViewer = otherViewerRefusal(viewer, request.query.viewer);
        if (isPage && (memberRefusal(viewer) || otherViewer || !isOpenedOnPurpose(request))) {
          return response.redirect(302, viewer.kind === 'MEMBER' ? '/settings' : signInAddress('/settings'));
        }
        if (otherViewer) return answerRefusal(response, otherViewer);
        await deps.limits.exportsOfMember.take(address, requireMember(viewer));
        const day = new Date().toISOString().slice(0, 10);
        const parts = write(deps, viewer);
        const first = await parts.next(); // an error here still gets a normal error answer
        response.set({
          'content-disposition': `attachment; filename="fuud-${day}.${extension}"`,
          'content-type': type,
        });
        try {
          await pipeline(Readable.from(withFirst(first.value ?? '', parts)), response);
        } catch (error) {
          // A part of the file was sent. The connection is closed, so that this part does not look like the whole file.
          if ((error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE') return; // the client has disconnected
          log.error('an export could not be read to its end', { error: describeError(error) });
        }
      },
    });
  }
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
