import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context/context';
import type { ListPage } from '../lists/listPage';
import type { List, WantedExtras } from '../lists/readList';
import type { Viewer } from '../Viewer';
import { primeViewerFields, viewerFieldsOf } from './viewerFields';

/**
 * Makes a function that reads one of the viewer's lists. Some fields of a listed restaurant contain the viewer's own
 * data (see ViewerFields). If the operation selects such fields, the function also reads their data and gives it to the
 * loaders.
 */
export const readWithExtras =
  <Row extends { restaurantId: string }, Page = ListPage>(
    read: (context: Context, viewer: Viewer, page: Page, extras: WantedExtras) => Promise<List<Row>>,
  ) =>
  async (context: Context, page: Page, info: GraphQLResolveInfo): Promise<List<Row>> => {
    const asked = viewerFieldsOf(info, ['edges', 'node', 'restaurant']);
    const list = await read(context, context.viewer, page, asked);
    for (const { entry, saved, rating, diaryEntry } of list.items) {
      const known = { isSaved: saved !== null, rating, diaryEntry };
      primeViewerFields(context.loaders, entry.restaurantId, asked, known);
    }
    return list;
  };
