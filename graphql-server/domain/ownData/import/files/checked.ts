import { UserError } from '../../../../errors/UserError';
import { brokenRow, type ReadRow, type RowContent } from '../RowContent';

/** The content that `read` returns, or a broken line with the message of the UserError that `read` throws. */
export function checked(line: number, read: () => RowContent, name = ''): ReadRow {
  try {
    return { line, content: read(), isBroken: false, problem: null };
  } catch (error) {
    if (error instanceof UserError) return brokenRow(line, error.message, name);
    throw error;
  }
}
