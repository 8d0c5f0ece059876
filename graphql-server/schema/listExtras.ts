import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context/context';
import type { Loaders } from '../context/Loader';
import type { ListPage } from '../lists/listPage';
import type { List, ListExtras } from '../lists/readList';
import type { Viewer } from '../Viewer';
import { selects } from './selects';

/** Reads a list of the viewer's own, and with it what of their restaurants is asked for. */
export const readWithExtras =
  <Row extends { restaurantId: string }>(
    read: (context: Context, viewer: Viewer, page: ListPage, extras: ListExtras) => Promise<List<Row>>,
  ) =>
  async (context: Context, page: ListPage, info: GraphQLResolveInfo): Promise<List<Row>> => {
    const extras = askedExtras(info);
    const list = await read(context, context.viewer, page, extras);
    primeExtras(context.loaders, list, extras);
    return list;
  };

/** What of the viewer's own the restaurants of a list's page will be asked for, so that the list's statement reads it too. */
function askedExtras(info: GraphQLResolveInfo): ListExtras {
  const asks = (...path: string[]) => selects(info, ['edges', 'node', ...path]);
  return {
    saved: asks('restaurant', 'viewerHasSaved'),
    diaryEntry: asks('restaurant', 'viewerDiaryEntry'),
    rating: asks('restaurant', 'viewerRating'),
  };
}

/** What came along with the page need not be asked again, field by field. */
function primeExtras(
  loaders: Loaders,
  { items }: List<{ restaurantId: string }>,
  { saved, diaryEntry, rating }: ListExtras,
): void {
  for (const { entry, ...item } of items) {
    const id = entry.restaurantId;
    if (saved) loaders.viewerHasSaved.prime(id, item.saved !== null);
    if (diaryEntry) loaders.viewerDiaryEntry.prime(id, item.diaryEntry);
    if (rating) loaders.viewerRating.prime(id, item.rating);
  }
}
