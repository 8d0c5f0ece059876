import type { Viewer } from '../../../Viewer';
import { findUser } from '../../accounts/findUser';
import { listSearches } from '../../history/listSearches';
import { listRemoved } from '../../removed/listRemoved';
import { expiryOf, removedOf } from '../../removed/Removed';
import { findSettings } from '../../settings/findSettings';
import { FORMAT_VERSION } from '../OwnRecord';
import { type ReadDeps, readOwnRecords, slicesOf } from './readOwnRecords';

/** A member's own data as JSON: the account, the records, the searches and the recently removed items. */
export async function* writeJson(deps: ReadDeps, viewer: Viewer): AsyncGenerator<string> {
  const head = {
    format: 'fuud',
    version: FORMAT_VERSION,
    exportedAt: new Date().toISOString(),
    account: await accountOf(deps, viewer),
  };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* listOf('records', readOwnRecords(deps, viewer));
  yield* listOf('searches', searchesOf(deps, viewer));
  yield* listOf('recentlyRemoved', removedItemsOf(deps, viewer));
  yield '\n}\n';
}

async function* listOf(name: string, slices: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,\n "${name}": [`;
  let between = '\n';
  for await (const items of slices) {
    if (items.length === 0) continue;
    yield between + items.map((item) => JSON.stringify(item)).join(',\n');
    between = ',\n';
  }
  yield between === '\n' ? ']' : '\n]';
}

async function accountOf({ prisma }: ReadDeps, viewer: Viewer) {
  const user = await findUser(prisma, viewer);
  const settings = await findSettings({ prisma }, viewer);
  if (!user || !settings) return null;
  const { username, email, firstName, lastName, createdAt } = user;
  const { displayMode, language } = settings;
  return { username, email, firstName, lastName, createdAt, settings: { displayMode, language } };
}

async function* searchesOf(deps: ReadDeps, viewer: Viewer) {
  for await (const searches of slicesOf((page) => listSearches(deps, viewer, page))) {
    yield searches.map(({ query, location, searchedAt }) => ({ query, location, searchedAt }));
  }
}

async function* removedItemsOf(deps: ReadDeps, viewer: Viewer) {
  for await (const items of slicesOf((page) => listRemoved(deps, viewer, page))) {
    yield items.map((item) => {
      const { kind, rows } = removedOf(item);
      const { restaurantId, removedAt } = item;
      return { kind, restaurantId, removedAt, expiresAt: expiryOf(item), data: rows };
    });
  }
}
