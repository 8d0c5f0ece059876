import { UserError } from '../../../../errors/UserError';
import { brokenRow, type ReadRow, type SaidRow } from '../SaidRow';

/** What a line says; or what is wrong with it, in the words of the one who checked it. */
export function checked(line: number, read: () => SaidRow, name = ''): ReadRow {
  try {
    return { line, said: read(), isBroken: false, problem: null };
  } catch (error) {
    if (error instanceof UserError) return brokenRow(line, error.message, name);
    throw error;
  }
}
