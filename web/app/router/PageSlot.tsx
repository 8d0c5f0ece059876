import { type ComponentType, Suspense } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { PageLoading } from './PageLoading';
import { useDisposeReplaced } from './useDisposeReplaced';

type Loaded = { loaded: unknown };

function LoadedPage() {
  const { page: Page, loaded } = useLoaderData<Loaded & { page: ComponentType<Loaded> }>();
  useDisposeReplaced(loaded);
  return (
    <Suspense fallback={<PageLoading />}>
      <Page loaded={loaded} />
    </Suspense>
  );
}

/** Passes the result of a page's load function to the page. A new path mounts a new page with its own state. */
export function PageSlot() {
  const { pathname } = useLocation();
  return <LoadedPage key={pathname} />;
}
