import type { GraphQLResolveInfo } from 'graphql';
import type { Loaders } from '../context/Loader';
import type { DiaryEntry, UserRating } from '../database/__generated__/prisma/client';
import type { ViewerOf } from '../search/viewerExtras';
import type { Viewer } from '../Viewer';
import { selects } from './selects';

/**
 * The fields of a restaurant that contain the viewer's own data. A value is true if an operation selects the field. The
 * selected fields can then be read together with the restaurant.
 */
export interface ViewerFields {
  saved: boolean;
  rating: boolean;
  diaryEntry: boolean;
}

/** Returns which ViewerFields the operation selects in the restaurant at this path below the current field. */
export function viewerFieldsOf(info: GraphQLResolveInfo, path: readonly string[] = []): ViewerFields {
  return {
    saved: selects(info, [...path, 'viewerHasSaved']),
    rating: selects(info, [...path, 'viewerRating']),
    diaryEntry: selects(info, [...path, 'viewerDiaryEntry']),
  };
}

/** Returns the uuid of the viewer; null if the viewer is not a member. */
export const memberOf = (viewer: Viewer) => (viewer.kind === 'MEMBER' ? viewer.userId : null);

/** Returns the member's uuid for each selected field; null for other fields, and for viewers who are not members. */
export function viewerOf({ saved, rating, diaryEntry }: ViewerFields, viewer: Viewer): ViewerOf {
  const member = memberOf(viewer);
  return { savedBy: saved ? member : null, ratedBy: rating ? member : null, diaryOf: diaryEntry ? member : null };
}

/** Gives the loaders the data that was read together with restaurant `id`, so that no loader reads it again. */
export function primeViewerFields(
  { viewerHasSaved, viewerRating, viewerDiaryEntry }: Loaders,
  id: string,
  asked: ViewerFields,
  known: { isSaved: boolean; rating: UserRating | null; diaryEntry: DiaryEntry | null },
): void {
  if (asked.saved) viewerHasSaved.prime(id, known.isSaved);
  if (asked.rating) viewerRating.prime(id, known.rating);
  if (asked.diaryEntry) viewerDiaryEntry.prime(id, known.diaryEntry);
}
