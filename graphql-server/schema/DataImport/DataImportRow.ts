import type { DataImportRow as Row } from '../../database/__generated__/prisma/client';
import { kindsOf, type RowContent, type UnreadDate } from '../../domain/ownData/import/RowContent';
import { readRows } from '../../domain/ownData/import/readRows';
import { RECORD_KINDS, type RecordKind } from '../../domain/ownData/OwnRecord';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { connectionFrom } from '../listConnection';
import { Restaurant } from '../Restaurant/Restaurant';
import { DataImport, DataImportRowStatus } from './DataImport';

const kindMeanings: Record<RecordKind, string> = {
  saved: 'A saved restaurant.',
  visit: 'A visit in the diary.',
  rating: 'A rating with stars.',
};

const OwnRecordKind = builder.enumType('OwnRecordKind', {
  description: 'A kind of data in a line. New values may be added.',
  values: Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind.toUpperCase(), { value: kind, description: kindMeanings[kind] }]),
  ) as Record<string, { value: RecordKind; description: string }>,
});

/** The content of a line. The cast is safe, because only startDataImport writes this column. */
const contentOf = ({ said }: Row) => said as unknown as RowContent;

const DataImportUnreadDate = builder.objectRef<UnreadDate>('DataImportUnreadDate').implement({
  description: 'A cell that should contain the date of a visit, but does not contain a valid date.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The number of the row in the file. Headings and empty rows are counted.' }),
    heading: t.exposeString('heading', { description: 'The heading of the column, at most 200 characters.' }),
    text: t.exposeString('text', { description: 'The text of the cell, at most 200 characters.' }),
  }),
});

const DataImportRow = builder.objectRef<Row>('DataImportRow').implement({
  description: 'One line of an uploaded file, and the restaurant that the line is about.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line’s number, from 1. Headings and empty rows are not counted.' }),
    kinds: t.field({
      type: [OwnRecordKind],
      extensions: listOf(2),
      description: 'The kinds of data in the line; empty for a line that cannot be read.',
      resolve: (row) => kindsOf(contentOf(row)),
    }),
    name: t.string({
      description: 'The name of the restaurant, as in the file.',
      resolve: (row) => contentOf(row).place.name,
    }),
    addressText: t.string({
      nullable: true,
      description: 'The address in the file, as a single text; null when the line has no address.',
      resolve: (row) => {
        const { address, city, region } = contentOf(row).place;
        return [address, city, region].filter(Boolean).join(', ') || null;
      },
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'The date of the visit; null when the line has no date, and for saved restaurants.',
      resolve: (row) => contentOf(row).visit?.visitedAt ?? contentOf(row).rating?.visitedAt ?? null,
    }),
    stars: t.int({
      nullable: true,
      description: 'The number of stars, 1 to 5; null when the line has no rating.',
      resolve: (row) => contentOf(row).rating?.stars ?? null,
    }),
    status: t.field({
      type: DataImportRowStatus,
      description: 'What happens to the line when the import is applied.',
      resolve: ({ status }) => status as never,
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description:
        'The restaurant that the line is about. Null when the restaurant is uncertain or is not in the catalog, and ' +
        'when the line is left out or cannot be read.',
      resolve: ({ restaurantId }, _args, { loaders }) =>
        restaurantId === null ? null : loaders.restaurants.load(restaurantId),
    }),
    candidates: t.field({
      type: [Restaurant],
      extensions: listOf(3),
      description: 'Restaurants that the line may be about, the most likely first; at most three.',
      resolve: async ({ candidateIds }, _args, { loaders }) => {
        const found = await Promise.all(candidateIds.map((id) => loaders.restaurants.load(id)));
        return found.flatMap((restaurant) => restaurant ?? []);
      },
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What is wrong with the line or with a part of the line, in English; null when nothing is wrong.',
    }),
    unreadDate: t.field({
      type: DataImportUnreadDate,
      nullable: true,
      description: 'The date that cannot be read; null for lines without this error.',
      resolve: (row) => contentOf(row).unreadDate ?? null,
    }),
  }),
});

const DataImportRowEdge = builder.edgeObject({
  type: DataImportRow,
  name: 'DataImportRowEdge',
  description: 'One line of a file.',
});

const DataImportRowConnection = builder.connectionObject(
  { type: DataImportRow, name: 'DataImportRowConnection', description: 'A page of a file’s lines.' },
  DataImportRowEdge,
);

builder.objectField(DataImport, 'rows', (t) =>
  t.field({
    type: DataImportRowConnection,
    description: 'The lines, in the order of the file.',
    args: {
      status: t.arg({ type: DataImportRowStatus, description: 'Only lines with this status are returned.' }),
      ...t.arg.connectionArgs(),
    },
    resolve: async ({ id }, { status, ...page }, { prisma }) =>
      connectionFrom(await readRows(prisma, id, status ?? null, page)),
  }),
);
