import DataLoader from 'dataloader';
import type { PrismaClient } from './database/__generated__/prisma/client';
import type { Viewer } from './domain/accounts/Viewer';
import { type PlaceSource, sourcesOf } from './domain/restaurants/sourcesOf';
import { savedAmong } from './domain/saved/savedAmong';

/** What fields of many restaurants ask for one by one and the database answers at once. Keys are restaurant uuids. */
export interface Loaders {
  sources: DataLoader<string, PlaceSource[]>;
  viewerHasSaved: DataLoader<string, boolean>;
}

/** For one request of one viewer: what is read once is not read again. */
export function createLoaders(prisma: PrismaClient, viewer: Viewer): Loaders {
  return {
    sources: new DataLoader(async (ids) => {
      const sources = await sourcesOf(prisma, ids);
      return ids.map((id) => sources.get(id) ?? []);
    }),
    viewerHasSaved: new DataLoader(async (ids) => {
      const saved = await savedAmong(prisma, viewer, ids);
      return ids.map((id) => saved.has(id));
    }),
  };
}
