import { countRows, ROW_STATUSES, type RowStatus } from '../../domain/ownData/import/countRows';
import { findDataImport } from '../../domain/ownData/import/findDataImport';
import type { ImportKind } from '../../domain/ownData/import/RowContent';
import { builder } from '../builder';
import { countsAs, listOf } from '../cost/fieldWeight';
import { uuidOf } from '../globalId';
import { ownRow } from '../ownRow';
import { Viewer } from '../Viewer/Viewer';

const DataImportKind = builder.enumType('DataImportKind', {
  description: 'The kind of an uploaded file. The server detects the kind from the content. New values may be added.',
  values: {
    FUUD_JSON: { value: 'fuudJson', description: 'An export of Fuud, as JSON.' },
    FUUD_CSV: { value: 'fuudCsv', description: 'An export of Fuud, as CSV.' },
    FUUD_GEOJSON: { value: 'fuudGeoJson', description: 'An export of Fuud, as GeoJSON.' },
    TAKEOUT_PLACES: {
      value: 'takeoutPlaces',
      description: 'The saved places or the reviews from Google Takeout, as GeoJSON.',
    },
    TAKEOUT_LIST: { value: 'takeoutList', description: 'One list from Google Takeout, as CSV.' },
    DIARY: { value: 'diary', description: 'A table of visits, as CSV.' },
    PLACES: { value: 'places', description: 'A table of places, as CSV.' },
  } as const satisfies Record<string, { value: ImportKind; description: string }>,
});

const meanings: Record<RowStatus, string> = {
  matched: 'The restaurant of the line is certain (see restaurant). The line is imported.',
  described:
    'The restaurant is not in the catalog, but the line has the id and the description of the restaurant, because ' +
    'the file is an export of Fuud. A rating of a restaurant that was not in the catalog at the time of the export ' +
    'has no description, and needs none. The line is imported.',
  unsure: 'The line may mean one of the candidates. The line is imported only after the viewer chooses a restaurant.',
  unknown:
    'The catalog has no similar restaurant, and the line is not DESCRIBED, because it has a rating or lacks a ' +
    'description from an export of Fuud. The line is imported only after the viewer chooses a restaurant.',
  there: 'The viewer already had all data of this line when the file was uploaded.',
  leftOut: 'The viewer chose to leave out this line.',
  unreadable: 'The line has an error (see problem) and is not imported.',
};

/** The name of a status in GraphQL. `there` gets another name, because the word could also mean a place. */
const nameOf = (status: RowStatus) =>
  status === 'there' ? 'ALREADY_THERE' : status.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The status of a line: whether the line is imported, and why. */
export const DataImportRowStatus = builder.enumType('DataImportRowStatus', {
  description: 'What happens to a line when the import is applied. New values may be added.',
  values: Object.fromEntries(
    ROW_STATUSES.map((status) => [nameOf(status), { value: status, description: meanings[status] }]),
  ) as Record<string, { value: RowStatus; description: string }>,
});

interface StatusCount {
  status: RowStatus;
  count: number;
}

const DataImportStatusCount = builder.objectRef<StatusCount>('DataImportStatusCount').implement({
  description: 'The number of lines with one status.',
  fields: (t) => ({
    status: t.expose('status', { type: DataImportRowStatus, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'The number of lines with this status.' }),
  }),
});

/** A file that a member uploaded to import its data. Only this member can read it. */
export const DataImport = builder.prismaNode('DataImport', {
  description:
    'A file that the viewer uploaded (POST /api/imports). Its data is imported only by applyDataImport. The ' +
    'upload is deleted after a day, or when the viewer uploads another file that Fuud can read.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ ...ownRow(id, context), isReady: true }),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    kind: t.field({
      type: DataImportKind,
      description: 'The kind of the file.',
      resolve: ({ kind }) => kind as ImportKind,
    }),
    unusedHeadings: t.exposeStringList('unusedHeadings', {
      extensions: listOf(10),
      description:
        'The headings of the columns that contain values but are not imported. A column without a heading ' +
        'is listed as its number, such as "#2". After 50 headings, the last item is "…". Empty for exports of Fuud.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    statusCounts: t.field({
      type: [DataImportStatusCount],
      extensions: { weight: { ...listOf(ROW_STATUSES.length).weight, ...countsAs(20).weight } },
      description: 'The number of lines for each status. A status without lines is left out.',
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
    description:
      'A file that the viewer uploaded. If the viewer has no such file, the field is null, and the answer has an ' +
      'error with the reason NOT_FOUND.',
    args: { id: t.arg.id({ required: true, description: 'The global id or uuid of the import.' }) },
    resolve: (_viewer, { id }, { prisma, viewer }) => findDataImport(prisma, viewer, uuidOf('DataImport', id), 'id'),
  }),
);
