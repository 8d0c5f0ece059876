import { StartError } from '../errors/StartError';

/** The file, or the mapping, as a whole cannot be used; nothing was written. The message is one line. */
export class FileError extends StartError {}
