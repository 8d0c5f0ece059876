import { UserError } from '../../../../errors/UserError';
import { brokenRow, type ReadRow, type SaidRow } from '../SaidRow';

/** The content that `read` returns, or a broken line with the message of the UserError that it throws. */
export function checked(line: number, read: () => SaidRow, name = ''): ReadRow {
  try {
    return { line, said: read(), isBroken: false, problem: null };
  } catch (error) {
    if (error instanceof UserError) return brokenRow(line, error.message, name);
    throw error;
  }
}
