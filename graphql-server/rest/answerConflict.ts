import type { Response } from 'express';
import type { Deps } from '../context/context';
import { EntryChanged } from '../domain/diary/EntryChanged';
import { statusByCode } from '../request/statusByCode';
import type { Viewer } from '../Viewer';
import { refusalBody } from './answerErrors';
import { presentEntry } from './presentEntry';

/**
 * Runs `change`, which changes a diary entry. If another request changed the entry first, the answer is 409 with the
 * current entry. All other errors are thrown unchanged.
 */
export async function answerConflict(
  deps: Deps,
  viewer: Viewer,
  response: Response,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof EntryChanged)) throw error;
    const diaryEntry = await presentEntry(deps, viewer, error.entry);
    response.status(statusByCode[error.code]).json({ ...refusalBody(error), diaryEntry });
  }
}
