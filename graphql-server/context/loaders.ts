import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { City } from '../locations/City';
import { neighborhoodsOf } from '../locations/neighborhoodsOf';
import type { CityIndexes } from '../search/index/CityIndexes';
import type { Card } from '../search/index/loadCards';
import type { Viewer } from '../Viewer';
import type { Loaders } from './Loader';
import { ownLoaders } from './ownLoaders';
import { type VisitLoader, visitLoader } from './visitLoader';

interface LoaderDeps {
  pool: Pool;
  cities: CityIndexes;
  /**
   * Called after each read of restaurants that memory could not return immediately. If the database cannot be reached,
   * `age` is the age of the data in memory, in seconds. If the data is up to date, `age` is null.
   */
  setDataAge(age: number | null): void;
}

/** Creates the loaders for one request of one viewer. They cache what they read from the database, except visits. */
export function createLoaders(deps: LoaderDeps, viewer: Viewer): Loaders {
  return new LazyLoaders(deps, viewer);
}

/** Creates the loaders of the viewer's own data only when they are needed, because many requests read none of it. */
class LazyLoaders implements Loaders {
  readonly restaurants: Loaders['restaurants'];
  readonly neighborhoods: Loaders['neighborhoods'];
  readonly hasRestaurants: Loaders['hasRestaurants'];
  private ownLoaders: ReturnType<typeof ownLoaders> | undefined;
  private visits: VisitLoader | undefined;

  constructor(
    private readonly deps: LoaderDeps,
    private readonly viewer: Viewer,
  ) {
    this.restaurants = new Restaurants(deps.cities, deps.setDataAge);
    this.neighborhoods = new Neighborhoods(deps.pool);
    this.hasRestaurants = new HasRestaurants(deps.cities);
  }

  get viewerHasSaved() {
    return this.ownData.viewerHasSaved;
  }

  get viewerRating() {
    return this.ownData.viewerRating;
  }

  get viewerDiaryEntry() {
    return this.ownData.viewerDiaryEntry;
  }

  get diaryVisits() {
    this.visits ??= visitLoader(this.deps.pool, this.viewer);
    return this.visits;
  }

  private get ownData() {
    this.ownLoaders ??= ownLoaders(this.deps.pool, this.viewer);
    return this.ownLoaders;
  }
}

/** Loads restaurants. Creates a DataLoader only if memory cannot return a restaurant immediately. */
class Restaurants {
  private fromDatabase: DataLoader<string, Card | null> | undefined;

  constructor(
    private readonly cities: CityIndexes,
    private readonly setDataAge: LoaderDeps['setDataAge'],
  ) {}

  load(id: string): Card | null | Promise<Card | null> {
    const cached = this.cities.cardNow(id);
    if (cached) return cached;
    this.fromDatabase ??= new DataLoader(async (ids) => {
      const cards = await this.cities.allCardsOf(ids);
      this.setDataAge(this.cities.age);
      return ids.map((each) => cards.get(each) ?? null);
    });
    return this.fromDatabase.load(id);
  }

  clear(id: string): void {
    this.fromDatabase?.clear(id);
  }
}

/** Loads the neighborhoods of cities. Cities that are requested at the same time share one SQL statement. */
class Neighborhoods {
  private loader: DataLoader<City, readonly string[]> | undefined;

  constructor(private readonly pool: Pool) {}

  load(city: City): Promise<readonly string[]> {
    this.loader ??= new DataLoader(async (cities) => cities.map(await neighborhoodsOf(this.pool, cities)));
    return this.loader.load(city);
  }
}

/** Loads whether cities have restaurants. One SQL statement reads up to 200 cities. */
class HasRestaurants {
  private loader: DataLoader<City, boolean | null> | undefined;

  constructor(private readonly cities: CityIndexes) {}

  load(city: City): Promise<boolean | null> {
    this.loader ??= new DataLoader((cities) => this.cities.filled.among(cities), { maxBatchSize: 200 });
    return this.loader.load(city);
  }
}
