import type { DataImportRow as Row } from '../../database/__generated__/prisma/client';
import { readRows } from '../../domain/ownData/import/readRows';
import { kindsOf, type SaidRow } from '../../domain/ownData/import/SaidRow';
import { RECORD_KINDS, type RecordKind } from '../../domain/ownData/OwnRecord';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { connectionFrom } from '../listConnection';
import { Restaurant } from '../Restaurant/Restaurant';
import { DataImport, DataImportRowStatus } from './DataImport';

const kindMeanings: Record<RecordKind, string> = {
  saved: 'A restaurant for the list.',
  visit: 'A visit for the diary.',
  rating: 'Stars.',
};

const OwnRecordKind = builder.enumType('OwnRecordKind', {
  description: 'What a line tells of. New values may be added.',
  values: Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind.toUpperCase(), { value: kind, description: kindMeanings[kind] }]),
  ) as Record<string, { value: RecordKind; description: string }>,
});

/** Only startDataImport writes this column. */
const saidIn = ({ said }: Row) => said as unknown as SaidRow;

const DataImportRow = builder.objectRef<Row>('DataImportRow').implement({
  description: 'One line of a file that the viewer brought along, and what it is about.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its number in the file, from 1; unique.' }),
    kinds: t.field({
      type: [OwnRecordKind],
      extensions: listOf(2),
      description: 'What it tells of; empty for a line that cannot be read.',
      resolve: (row) => kindsOf(saidIn(row)),
    }),
    name: t.string({
      description: 'The restaurant’s name as the file has it.',
      resolve: (row) => saidIn(row).place.name,
    }),
    addressText: t.string({
      nullable: true,
      description: 'Where the file says that it is, on one line; null when it does not say.',
      resolve: (row) => {
        const { address, city, region } = saidIn(row).place;
        return [address, city, region].filter(Boolean).join(', ') || null;
      },
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'When the visit was; null when that is not said, and for saves.',
      resolve: (row) => saidIn(row).visit?.visitedAt ?? saidIn(row).rating?.visitedAt ?? null,
    }),
    stars: t.int({
      nullable: true,
      description: '1 to 5; null when it gives none.',
      resolve: (row) => saidIn(row).rating?.stars ?? null,
    }),
    status: t.field({
      type: DataImportRowStatus,
      description: 'What becomes of it.',
      resolve: ({ status }) => status as never,
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant it is about; null while nobody knows, and when the catalog does not hold it.',
      resolve: ({ restaurantId }, _args, { loaders }) =>
        restaurantId === null ? null : loaders.restaurants.load(restaurantId),
    }),
    candidates: t.field({
      type: [Restaurant],
      extensions: listOf(3),
      description: 'Restaurants it may be about, the likeliest first, three at most.',
      resolve: async ({ candidateIds }, _args, { loaders }) => {
        const found = await Promise.all(candidateIds.map((id) => loaders.restaurants.load(id)));
        return found.flatMap((restaurant) => restaurant ?? []);
      },
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What is wrong with it, or what of it is left out, in English.',
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
    description: 'Its lines, in the order of the file.',
    args: {
      status: t.arg({ type: DataImportRowStatus, description: 'Those of this status alone.' }),
      ...t.arg.connectionArgs(),
    },
    resolve: async ({ id }, { status, ...page }, { prisma }) =>
      connectionFrom(await readRows(prisma, id, status ?? null, page)),
  }),
);
