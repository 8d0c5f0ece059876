import entries, { type DiaryEntriesQuery } from '../../__generated__/DiaryEntriesQuery.graphql';
import popular, { type PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';
import { readCity } from '../../device/city';
import { readLanguage } from '../../device/language';
import { readViewerKind } from '../../device/viewerKind';
import { cacheTimes } from '../../relay/cacheTimes';
import { graphLanguage } from '../../relay/graphLanguage';
import { loadWithMaxAge } from '../../relay/loadWithMaxAge';
import { registerConnectionHandler } from '../../relay/registerConnectionHandler';
import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** Starts loading the member's diary and the popular restaurants of the chosen city. For non-members, loads nothing. */
export function loadDiaryPage({ environment }: PageRequest) {
  registerConnectionHandler();
  if (readViewerKind() !== 'MEMBER') return { entries: null, popular: null };
  retryViewer(environment);
  const language = graphLanguage(readLanguage());
  const here = { area: { city: readCity() }, language };
  return {
    entries: loadWithMaxAge<DiaryEntriesQuery>(environment, entries, { language }, cacheTimes.diary),
    popular: loadWithMaxAge<PopularPlacesQuery>(environment, popular, here, cacheTimes.popular),
  };
}
