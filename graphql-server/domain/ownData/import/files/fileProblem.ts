import { FileError } from '../../../../catalogue/FileError';
import { FORMAT_VERSION } from '../../OwnRecord';

/**
 * The name of the file in error messages. Uploads are stored under this name, because some messages contain the name of
 * the stored file.
 */
export const FILE_NAME = 'Your file';

/** The error for a file that cannot be imported at all. */
export const fileProblem = (words: string) => new FileError(`${FILE_NAME} ${words}`);

/** @throws FileError for a version later than FORMAT_VERSION */
export function refuseNewer(version: unknown): void {
  if (Number(version) > FORMAT_VERSION) {
    throw fileProblem(`was written by a later Fuud (version ${Number(version)}); this one reads ${FORMAT_VERSION}.`);
  }
}
