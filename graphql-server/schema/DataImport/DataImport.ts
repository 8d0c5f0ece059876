import { countRows, ROW_STATUSES, type RowStatus } from '../../domain/ownData/import/countRows';
import { findDataImport } from '../../domain/ownData/import/findDataImport';
import type { ImportKind } from '../../domain/ownData/import/SaidRow';
import { builder } from '../builder';
import { countsAs, listOf } from '../cost/fieldWeight';
import { uuidOf } from '../globalId';
import { ownRow } from '../ownRow';
import { Viewer } from '../Viewer/Viewer';

const DataImportKind = builder.enumType('DataImportKind', {
  description: 'Which kind of file it is, told by what is in it. New values may be added.',
  values: {
    FUUD_JSON: { value: 'fuudJson', description: 'An export of ours, JSON.' },
    FUUD_CSV: { value: 'fuudCsv', description: 'An export of ours, CSV.' },
    FUUD_GEOJSON: { value: 'fuudGeoJson', description: 'An export of ours, GeoJSON.' },
    TAKEOUT_PLACES: { value: 'takeoutPlaces', description: 'The saved places of Google Takeout, GeoJSON.' },
    TAKEOUT_LIST: { value: 'takeoutList', description: 'One list of Google Takeout, CSV.' },
    DIARY: { value: 'diary', description: 'A table of visits, CSV.' },
    PLACES: { value: 'places', description: 'A table of places, CSV.' },
  } as const satisfies Record<string, { value: ImportKind; description: string }>,
});

const meanings: Record<RowStatus, string> = {
  matched: 'It is surely about the restaurant that is named, and is taken.',
  described:
    'The catalog does not hold the restaurant, but the file is an export of Fuud’s that has its id and describes it: it is taken so.',
  unsure: 'It may be about one of the candidates; it is taken once one is chosen.',
  unknown:
    'No restaurant of the catalog is like it, and the file is no export of Fuud’s that describes it; it is not taken.',
  there: 'The viewer keeps all of it already.',
  leftOut: 'The viewer chose to leave it out.',
  unreadable: 'Something is wrong with it, see problem; it is not taken.',
};

/** `there` alone reads as a place. */
const nameOf = (status: RowStatus) =>
  status === 'there' ? 'ALREADY_THERE' : status.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Whether the catalogue knows the restaurant of a line. */
export const DataImportRowStatus = builder.enumType('DataImportRowStatus', {
  description: 'What becomes of a line when the import is applied. New values may be added.',
  values: Object.fromEntries(
    ROW_STATUSES.map((status) => [nameOf(status), { value: status, description: meanings[status] }]),
  ) as Record<string, { value: RowStatus; description: string }>,
});

interface StatusCount {
  status: RowStatus;
  count: number;
}

const DataImportStatusCount = builder.objectRef<StatusCount>('DataImportStatusCount').implement({
  description: 'How many lines of a file have a status.',
  fields: (t) => ({
    status: t.expose('status', { type: DataImportRowStatus, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many lines have it.' }),
  }),
});

/** A file that a member uploads. Only its owner can read it. */
export const DataImport = builder.prismaNode('DataImport', {
  description:
    'A file of their own data that the viewer brought along (POST /api/imports): read, and not taken until applyDataImport. It ' +
    'is kept for a day, or until another takes its place.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ ...ownRow(id, context), isReady: true }),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    kind: t.field({
      type: DataImportKind,
      description: 'What kind of file it is.',
      resolve: ({ kind }) => kind as ImportKind,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was brought.' }),
    statusCounts: t.field({
      type: [DataImportStatusCount],
      extensions: { weight: { ...listOf(ROW_STATUSES.length).weight, ...countsAs(20).weight } },
      description: 'How many of its lines have which status; statuses that none has are left out.',
      resolve: async ({ id }, _args, { prisma }) => {
        const { byStatus } = await countRows(prisma, id);
        return ROW_STATUSES.map((status) => ({ status, count: byStatus[status] })).filter(({ count }) => count > 0);
      },
    }),
  }),
});

builder.objectField(Viewer, 'dataImport', (t) =>
  t.field({
    type: DataImport,
    nullable: true,
    description: 'A file of their own data that the viewer brought along.',
    args: { id: t.arg.id({ required: true, description: 'Its global id or uuid.' }) },
    resolve: (_viewer, { id }, { prisma, viewer }) => findDataImport(prisma, viewer, uuidOf('DataImport', id)),
  }),
);
