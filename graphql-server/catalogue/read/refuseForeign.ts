import { FileError } from '../FileError';

/** The first bytes of files that Fuud does not read. `words` follow the name of the file in the error message. */
const FOREIGN: readonly (readonly [bytes: string, words: string])[] = [
  ['504b0304', 'is a zip, or a spreadsheet (xlsx): unpack it, or save the sheet as CSV. Only gzip is unpacked.'],
  ['d0cf11e0', 'is an old spreadsheet (xls): save the sheet as CSV.'],
  ['25504446', 'is a PDF, no list of places.'],
  ['fffe0000', 'is UTF-32 text: save it as UTF-8, for instance with iconv -f UTF-32 -t UTF-8.'],
  ['0000feff', 'is UTF-32 text: save it as UTF-8, for instance with iconv -f UTF-32 -t UTF-8.'],
];

/**
 * Refuses a file whose first four bytes are in FOREIGN, whatever its name is.
 * @throws FileError that states the format of the file
 */
export function refuseForeign(name: string, head: Buffer): void {
  const found = FOREIGN.find(([bytes]) => bytes === head.toString('hex'));
  if (found) throw new FileError(`${name} ${found[1]}`);
}
