import { readMapping } from './csv/readMapping';
import { FORMATS } from './formats';
import type { Importer } from './Importer';
import type { ImportArguments } from './readArguments';

/**
 * Returns the importer for the options of the command line.
 * @throws FileError if the mapping is missing or contains an error.
 */
export async function chooseImporter(asked: ImportArguments): Promise<Importer> {
  const format = FORMATS[asked.format];
  switch (format.sourceInfoFrom) {
    case 'mapping':
      return format.importer(await readMapping(asked.map ?? ''), asked.textFileSettings);
    case 'command line': {
      const { source = asked.format, licence = 'none stated', attribution = source } = asked;
      return format.importer({ source, kind: 'guide', licence, attribution });
    }
    case 'format':
      return format.importer();
  }
}
