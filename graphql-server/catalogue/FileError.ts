import { StartError } from '../errors/StartError';

/** The whole file, or the mapping, cannot be used. Nothing was written. The message is one line. */
export class FileError extends StartError {}
