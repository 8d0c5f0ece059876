import { UserError } from '../../../../errors/UserError';
import { brokenRow, type ReadRow, type RowContent } from '../RowContent';

/** The content of a line, and what is wrong with a part of it (null if nothing is wrong). */
export interface ReadContent {
  content: RowContent;
  problem: string | null;
}

/** Returns the line that `read` reads. If `read` throws a UserError, returns a broken line with the error's message. */
export function checked(line: number, read: () => ReadContent, name = ''): ReadRow {
  try {
    return { line, ...read(), isBroken: false };
  } catch (error) {
    if (error instanceof UserError) return brokenRow(line, error.message, name);
    throw error;
  }
}
