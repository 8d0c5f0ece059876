import { UserError } from '../../../../errors/UserError';
import { brokenRow, type ReadRow, type RowContent } from '../RowContent';

/** A line with the content from `read`. If `read` throws a UserError, a broken line with the error's message. */
export function checked(line: number, read: () => RowContent, name = ''): ReadRow {
  try {
    return { line, content: read(), isBroken: false, problem: null };
  } catch (error) {
    if (error instanceof UserError) return brokenRow(line, error.message, name);
    throw error;
  }
}
