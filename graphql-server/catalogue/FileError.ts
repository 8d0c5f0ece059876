import { StartError } from '../errors/StartError';

/**
 * An input (a file, a mapping, a download, a city or an id) cannot be used. Nothing was written to the database. The
 * message is one line.
 */
export class FileError extends StartError {}
