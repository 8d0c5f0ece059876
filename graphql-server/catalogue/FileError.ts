import { StartError } from '../errors/StartError';

/** An input cannot be used: a file, a mapping, a download, a city or an id. Nothing was written. One line of text. */
export class FileError extends StartError {}
