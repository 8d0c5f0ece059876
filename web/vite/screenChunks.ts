import type { Plugin, Rolldown } from 'vite';
import { openPaths } from '../app/openPaths';

type Info = (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'isEntry' | 'importedIds' | 'dynamicImporters'> | null;

/**
 * Code that is loaded separately: its modules, and the screens that load it (hosts). A screen is the start, a page or a
 * frame. Each screen is its own host.
 */
type Root = { name: string; screen?: string; modules: Set<string>; hosts: Set<string> };

/** Every page is inside one of these frames, except the landing page, which is in the chunk "start". */
const frames = ['OpenPages', 'Shell'];
/**
 * Most users of one of these pages also see the other pages of this list. Code that these pages share with pages
 * outside the list (except `savedPage`) is in a chunk of the frames.
 */
const popularPages = ['DiscoverPage', 'RestaurantPage', 'SearchPage'];
/**
 * This page shows the same rows as the `popularPages`, but has fewer users. Code that this page shares only with the
 * popular pages is in the chunk "rows".
 */
const savedPage = 'SavedPage';
const openPages = openPaths.map((path) => `${path.replace(/\W/g, '')}page`);
const screens = /\/(pages\/\w+\/(load)?\w+Page|app\/shell\/Shell|app\/openPages\/OpenPages)\.tsx?$/;
const isPopular = (name: string) => popularPages.includes(name);
const isFrame = (name: string) => name === 'start' || frames.includes(name);

/** A page and its load function have the same name, because both are always needed together. */
const nameOf = (id: string) => id.replace(/^.*\/(?:load)?(\w+)\.\w+$/, '$1');

function reach(id: string, info: Info, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of info(id)?.importedIds ?? []) reach(next, info, seen);
  return seen;
}

/**
 * Everything that is loaded separately: the screens, and parts of screens that are loaded when needed. The start is the
 * entry module.
 */
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
  // A part gets the hosts of each root that imports it. Parts can import parts, and one round for each root is enough.
  for (const _ of all)
    for (const part of all)
      for (const importer of part.from)
        for (const { modules, hosts } of all) if (modules.has(importer)) for (const host of hosts) part.hosts.add(host);
  return all;
}

/**
 * The name of a module's chunk. The name lists the screens that load the module when they open, and the parts that need
 * the module on other screens. Code that the start loads is in "start". Code that a frame loads, or that popular pages
 * share with other pages, is in a chunk of the frames. In the name of that chunk, the word "parts" replaces the list of
 * parts. Code that Saved shares only with the popular pages is in "rows". If no screen loads the module when the screen
 * opens, the name is undefined, and the bundler chooses the chunk. A chunk imports only chunks with at least as many
 * screens, so chunks never import each other in a circle.
 */
export function chunkOf(id: string, roots: readonly Root[]): string | undefined {
  const reached = roots.filter(({ modules }) => modules.has(id));
  const begins = reached.flatMap(({ screen }) => screen ?? []);
  if (!begins.length) return undefined;
  if (begins.includes('start')) return 'start';
  const pages = begins.filter((name) => !isFrame(name));
  const isShared = pages.some(isPopular) && !pages.every(isPopular);
  const parts = reached.filter(({ screen }) => !screen);
  if (!isShared && pages.length === begins.length) {
    const elsewhere = parts.filter(({ hosts }) => [...hosts].some((host) => !pages.includes(host)));
    return [...pages.sort(), ...elsewhere.map(({ name }) => name).sort()].join('-');
  }
  if (pages.length === begins.length && pages.every((page) => isPopular(page) || page === savedPage)) {
    return 'rows';
  }
  const isOpen = begins.includes('OpenPages') || pages.some((page) => openPages.includes(page.toLowerCase()));
  const around = isOpen ? frames : ['Shell'];
  const isElsewhere = parts.some(({ hosts }) => [...hosts].some((host) => isFrame(host) && !around.includes(host)));
  return [...around, ...(isElsewhere ? ['parts'] : [])].join('-');
}

/** The first screen or part of a chunk, as a short name. Files contain the names of other files, so names are short. */
const shortName = (name: string) => name.replace(/^_|(?:Page)?-.*$/g, '').replace(/Page$/, '');

/** A chunk with fewer characters of code than this, before it is minified, is too small for a file of its own. */
const fewCharacters = 2000;
const hasRows = (name: string) => isPopular(name) || name === savedPage;

/**
 * The chunk of each module, as chunkOf names it, with one exception. A small chunk becomes part of "rows" if only pages
 * with rows (or parts of these pages) need it, because all these pages load "rows" anyway. The exception is only for
 * chunks of several screens or parts. The names of these chunks contain "-". A small chunk stays separate if it imports
 * any chunk except the start, "rows" and the chunks of the Shell.
 */
export function chunksOf(ids: readonly string[], roots: readonly Root[], info: Info): Map<string, string | undefined> {
  const chunks = new Map(ids.map((id) => [id, chunkOf(id, roots)]));
  const members = [...new Set(chunks.values())].map((name) => ({
    name,
    modules: ids.filter((id) => chunks.get(id) === name),
  }));
  const isLoaded = (id: string) => /^(start|rows|.*Shell.*)$/.test(chunks.get(id) ?? '');
  const small = members.filter(({ name, modules }) => {
    const size = modules.reduce((sum, id) => sum + (info(id)?.code?.length ?? 0), 0);
    const hosts = roots.filter((root) => modules.some((id) => root.modules.has(id))).flatMap((root) => [...root.hosts]);
    return name?.includes('-') && size < fewCharacters && hosts.every(hasRows);
  });
  // A small chunk may import another small chunk, which must be in "rows" first. So there are several rounds.
  for (const _ of small)
    for (const { name, modules } of small) {
      const own = (id: string) => chunks.get(id) === name;
      const isFree = modules.flatMap((id) => info(id)?.importedIds ?? []).every((id) => own(id) || isLoaded(id));
      if (isFree) for (const id of modules) chunks.set(id, 'rows');
    }
  return chunks;
}

/** Puts modules into one file if the same screens need these modules to open. So each screen loads only a few files. */
export function screenChunks(): Plugin {
  let chunks = new Map<string, string | undefined>();
  return {
    name: 'fuud:screen-chunks',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id);
      const ids = [...this.getModuleIds()];
      chunks = chunksOf(ids, findRoots(ids, info), info);
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => chunks.get(id) ?? null }],
      },
    }),
  };
}
