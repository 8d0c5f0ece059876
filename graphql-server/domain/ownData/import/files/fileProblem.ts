import { FileError } from '../../../../catalogue/FileError';
import { FORMAT_VERSION } from '../../OwnRecord';

/** How a file is called in what is said about it: readers name the file they are given. */
export const FILE_NAME = 'Your file';

/** For a file that cannot be taken as a whole. */
export const fileProblem = (words: string) => new FileError(`${FILE_NAME} ${words}`);

/** @throws FileError for a version that is later than ours */
export function refuseNewer(version: unknown): void {
  if (Number(version) > FORMAT_VERSION) {
    throw fileProblem(`was written by a later Fuud (version ${Number(version)}); this one reads ${FORMAT_VERSION}.`);
  }
}
