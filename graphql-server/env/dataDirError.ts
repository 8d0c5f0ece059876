import { StartError } from '../errors/StartError';

/** The error to throw when FUUD_DATA_DIR cannot be used. `cause` is an error of node:fs. Its message names the file. */
export const dataDirError = (cause: unknown): StartError =>
  new StartError(
    `FUUD_DATA_DIR has a value Fuud cannot use (${(cause as Error).message}). It should be a folder in which Fuud may read and write.`,
  );
