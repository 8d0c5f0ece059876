import type { Pool } from 'pg';
import { type ViewerExtras, viewerExtras } from '../search/viewerExtras';
import type { Viewer } from '../Viewer';
import type { Loader, Loaders } from './Loader';

/** The requests that one SQL statement answers together. */
interface Round {
  ids: Set<string>;
  fields: Set<keyof ViewerExtras>;
  answer: Promise<Map<string, ViewerExtras>>;
}

const NOTHING: ViewerExtras = { isSaved: false, viewerRating: null, viewerDiaryEntry: null };

/**
 * Creates the loaders of the viewer's own data about restaurants. One SQL statement reads everything that one round of
 * resolvers requests: one or more of the fields of ViewerExtras, for any number of restaurants. Guests and anonymous
 * visitors have no saves, ratings or diary entries in the database, so nothing is read for them.
 */
export function ownLoaders(
  pool: Pool,
  viewer: Viewer,
): Pick<Loaders, 'viewerHasSaved' | 'viewerRating' | 'viewerDiaryEntry'> {
  const member = viewer.kind === 'MEMBER' ? viewer.userId : null;
  let round: Round | null = null;

  const begin = (): Round => {
    const ids = new Set<string>();
    const fields = new Set<keyof ViewerExtras>();
    const ifRequested = (field: keyof ViewerExtras) => (fields.has(field) ? member : null);
    const answer = afterResolvers().then(() => {
      round = null;
      const who = {
        savedBy: ifRequested('isSaved'),
        ratedBy: ifRequested('viewerRating'),
        diaryOf: ifRequested('viewerDiaryEntry'),
      };
      return viewerExtras(pool, [...ids], who);
    });
    return { ids, fields, answer };
  };

  const request = async <Field extends keyof ViewerExtras>(id: string, field: Field): Promise<ViewerExtras[Field]> => {
    round ??= begin();
    const { ids, fields, answer } = round;
    ids.add(id);
    fields.add(field);
    return ((await answer).get(id) ?? NOTHING)[field];
  };

  const loaderOf = <Field extends keyof ViewerExtras>(field: Field): Loader<ViewerExtras[Field]> =>
    new OwnLoader((id) => (member === null ? NOTHING[field] : request(id, field)));

  return {
    viewerHasSaved: loaderOf('isSaved'),
    viewerRating: loaderOf('viewerRating'),
    viewerDiaryEntry: loaderOf('viewerDiaryEntry'),
  };
}

class OwnLoader<Value> implements Loader<Value> {
  private readonly known = new Map<string, Value | Promise<Value>>();

  constructor(private readonly read: (id: string) => Value | Promise<Value>) {}

  load(id: string): Value | Promise<Value> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const asked = this.read(id);
    this.known.set(id, asked);
    return asked;
  }

  prime(id: string, value: Value): this {
    if (!this.known.has(id)) this.known.set(id, value);
    return this;
  }

  clear(id: string): this {
    this.known.delete(id);
    return this;
  }
}

/**
 * Returns a promise. It resolves when all resolvers that need not wait for the database have run. At that time, these
 * resolvers have made all their requests.
 */
const afterResolvers = () => Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));
