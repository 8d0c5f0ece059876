import { StartError } from '../errors/StartError';

/**
 * An input cannot be used: a file, a mapping, a download, a city or an id. Nothing was written to the database. The
 * message is one line.
 */
export class FileError extends StartError {}
