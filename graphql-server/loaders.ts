import DataLoader from 'dataloader';
import type { DiaryEntry, PrismaClient, Restaurant, UserRating } from './database/__generated__/prisma/client';
import type { Viewer } from './domain/accounts/Viewer';
import { diaryAmong } from './domain/diary/diaryAmong';
import type { City } from './domain/locations/City';
import { neighborhoodsOf } from './domain/locations/neighborhoodsOf';
import { ratingsAmong } from './domain/ratings/ratingsAmong';
import { restaurantsAmong } from './domain/restaurants/restaurantsAmong';
import { type PlaceSource, sourcesOf } from './domain/restaurants/sourcesOf';
import { savedAmong } from './domain/saved/savedAmong';

/** What fields of many restaurants ask for one by one and the database answers at once. Keys are restaurant uuids. */
export interface Loaders {
  /** Null where the catalogue holds none. */
  restaurants: DataLoader<string, Restaurant | null>;
  sources: DataLoader<string, PlaceSource[]>;
  viewerHasSaved: DataLoader<string, boolean>;
  /** Null where the viewer gave none. */
  viewerRating: DataLoader<string, UserRating | null>;
  /** Null where the viewer's diary holds none. */
  viewerDiaryEntry: DataLoader<string, DiaryEntry | null>;
  /** The parts of a city. */
  neighborhoods: DataLoader<City, readonly string[]>;
}

/** For one request of one viewer: what is read once is not read again. Each is made when it is first asked. */
export function createLoaders(prisma: PrismaClient, viewer: Viewer): Loaders {
  return new LazyLoaders(prisma, viewer);
}

class LazyLoaders implements Loaders {
  private readonly made: { -readonly [Name in keyof Loaders]?: Loaders[Name] } = {};

  constructor(
    private readonly prisma: PrismaClient,
    private readonly viewer: Viewer,
  ) {}

  get restaurants() {
    this.made.restaurants ??= loader(async (ids) => {
      const restaurants = await restaurantsAmong(this.prisma, ids);
      return (id) => restaurants.get(id) ?? null;
    });
    return this.made.restaurants;
  }

  get sources() {
    this.made.sources ??= loader(async (ids) => {
      const sources = await sourcesOf(this.prisma, ids);
      return (id) => sources.get(id) ?? [];
    });
    return this.made.sources;
  }

  get viewerHasSaved() {
    this.made.viewerHasSaved ??= loader(async (ids) => {
      const saved = await savedAmong(this.prisma, this.viewer, ids);
      return (id) => saved.has(id);
    });
    return this.made.viewerHasSaved;
  }

  get viewerRating() {
    this.made.viewerRating ??= loader(async (ids) => {
      const ratings = await ratingsAmong(this.prisma, this.viewer, ids);
      return (id) => ratings.get(id) ?? null;
    });
    return this.made.viewerRating;
  }

  get neighborhoods() {
    this.made.neighborhoods ??= new DataLoader<City, readonly string[]>(async (cities) =>
      cities.map(await neighborhoodsOf(this.prisma, cities)),
    );
    return this.made.neighborhoods;
  }

  get viewerDiaryEntry() {
    this.made.viewerDiaryEntry ??= loader(async (ids) => {
      const entries = await diaryAmong(this.prisma, this.viewer, ids);
      return (id) => entries.get(id) ?? null;
    });
    return this.made.viewerDiaryEntry;
  }
}

const loader = <Value>(read: (ids: readonly string[]) => Promise<(id: string) => Value>) =>
  new DataLoader<string, Value>(async (ids) => ids.map(await read(ids)));
