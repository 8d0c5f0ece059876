import type { IEnvironment } from 'relay-runtime';

/** What a page's load function gets. */
export type PageRequest = {
  environment: IEnvironment;
  url: URL;
  /** The path's parts, such as id in /restaurant/:id. */
  params: Readonly<Record<string, string | undefined>>;
};

/** What a page component gets: the answer of its load function, typed by it. */
export type PageProps<Load extends (request: PageRequest) => unknown> = { loaded: ReturnType<Load> };
