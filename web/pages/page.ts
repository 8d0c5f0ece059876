import type { IEnvironment } from 'relay-runtime';

/** The argument of a page's load function. */
export type PageRequest = {
  environment: IEnvironment;
  url: URL;
  /** The values of the route's parameters, such as `id` in /restaurant/:id. */
  params: Readonly<Record<string, string | undefined>>;
};

/** The props of a page component: `loaded` is the result of the page's load function. */
export type PageProps<Load extends (request: PageRequest) => unknown> = { loaded: ReturnType<Load> };
