import type { Plugin, Rolldown } from 'vite';
import { openPaths } from '../app/openPaths';

type Info = (id: string) => Pick<Rolldown.ModuleInfo, 'isEntry' | 'importedIds' | 'dynamicImporters'> | null;

/** What something fetched brings along, and the screens it is fetched on. A screen is a host of itself. */
type Root = { name: string; screen?: string; modules: Set<string>; hosts: Set<string> };

/** One of them stands around every page but the landing, which is part of the start. */
const frames = ['OpenPages', 'Shell'];
/** Most readers of one of these see the others too; what other pages share comes with the frame. */
const likely = ['DiscoverPage', 'RestaurantPage', 'SearchPage'];
/** Shows the same rows as those, but fewer readers go there: what it shares with them, and with no other page, comes in one. */
const sameRows = 'SavedPage';
const openPages = openPaths.map((path) => `${path.replace(/\W/g, '')}page`);
const screens = /\/(pages\/\w+\/(load)?\w+Page|app\/shell\/Shell|app\/openPages\/OpenPages)\.tsx?$/;
const isFrame = (name: string) => name === 'start' || frames.includes(name);

/** One name for a page and for what loads its data, as both are always wanted together. */
const nameOf = (id: string) => id.replace(/^.*\/(?:load)?(\w+)\.\w+$/, '$1');

function reach(id: string, info: Info, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of info(id)?.importedIds ?? []) reach(next, info, seen);
  return seen;
}

/** All that is fetched by itself: the start, screens, and parts of them that come when wanted. */
export function findRoots(ids: Iterable<string>, info: Info): Root[] {
  const roots = new Map<string, Root & { from: Set<string> }>();
  for (const id of ids) {
    const { isEntry = false, dynamicImporters = [] } = info(id) ?? {};
    if (!isEntry && !dynamicImporters.length) continue;
    const name = isEntry ? 'start' : nameOf(id);
    const isScreen = isEntry || screens.test(id);
    const root = roots.get(name) ?? { name, modules: new Set(), hosts: new Set(), from: new Set() };
    if (isScreen) {
      root.screen = name;
      root.hosts.add(name);
    }
    reach(id, info, root.modules);
    for (const importer of isScreen ? [] : dynamicImporters) root.from.add(importer);
    roots.set(name, root);
  }
  const all = [...roots.values()];
  // A part may be fetched by a part: its hosts are known once theirs are, so one round for each is enough.
  for (const _ of all)
    for (const part of all)
      for (const importer of part.from)
        for (const { modules, hosts } of all) if (modules.has(importer)) for (const host of hosts) part.hosts.add(host);
  return all;
}

/**
 * The name of the chunk a module belongs to: the screens that begin with it, and the parts that bring it to other
 * screens (of a frame only that there are some). What Saved shares with the likely pages alone is "rows". None for what no screen begins with: the bundler knows best. Chunks
 * import only chunks of as many screens or more, so never each other.
 */
export function chunkOf(id: string, roots: readonly Root[]): string | undefined {
  const reached = roots.filter(({ modules }) => modules.has(id));
  const begins = reached.flatMap(({ screen }) => screen ?? []);
  if (!begins.length) return undefined;
  if (begins.includes('start')) return 'start';
  const pages = begins.filter((name) => !isFrame(name));
  const isShared = pages.some((page) => likely.includes(page)) && pages.some((page) => !likely.includes(page));
  const parts = reached.filter(({ screen }) => !screen);
  if (!isShared && pages.length === begins.length) {
    const elsewhere = parts.filter(({ hosts }) => [...hosts].some((host) => !pages.includes(host)));
    return [...pages.sort(), ...elsewhere.map(({ name }) => name).sort()].join('-');
  }
  if (pages.length === begins.length && pages.every((page) => likely.includes(page) || page === sameRows)) {
    return 'rows';
  }
  const isOpen = begins.includes('OpenPages') || pages.some((page) => openPages.includes(page.toLowerCase()));
  const around = isOpen ? frames : ['Shell'];
  const isElsewhere = parts.some(({ hosts }) => [...hosts].some((host) => isFrame(host) && !around.includes(host)));
  return [...around, ...(isElsewhere ? ['parts'] : [])].join('-');
}

/** Few files a screen: what the same screens begin with comes in one. */
export function screenChunks(): Plugin {
  let roots: Root[] = [];
  return {
    name: 'fuud:screen-chunks',
    buildEnd() {
      roots = findRoots(this.getModuleIds(), (id) => this.getModuleInfo(id));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => chunkOf(id, roots) ?? null }],
      },
    }),
  };
}
