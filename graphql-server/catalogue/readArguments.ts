import { parseArgs } from 'node:util';
import { sourceName } from './csv/mapping';
import { SHIPPED_MAPPINGS } from './csv/readMapping';
import { FORMAT_NAMES, FORMATS, type Format, type FormatName, formatNamed } from './formats';
import type { TextFileSettings } from './read/TextFileSettings';
import { readTextFileSettings, refuseTextFileSettings } from './readTextFileSettings';
import { UsageError } from './UsageError';

/** The arguments of `import FILE`. An option that the format does not allow is absent. */
export interface ImportArguments {
  command: 'import';
  file: string;
  format: FormatName;
  map?: string;
  source?: string;
  licence?: string;
  attribution?: string;
  /** The settings for reading a text file, if the user gives any. */
  textFileSettings?: TextFileSettings;
  /** Whether to import the file even if its columns look swapped. */
  trustColumns?: boolean;
  /** True if the command shows what an import would change, and writes nothing. */
  dryRun?: boolean;
}

/** The arguments of `import --city CITY`, which imports the places around a city from OpenStreetMap. */
export interface CityImportArguments {
  command: 'import city';
  /** As the user typed it, without spaces before and after it: "St. Louis, MO". */
  city: string;
  /** True if the command shows what an import would change, and writes nothing. */
  dryRun?: boolean;
}

/** The arguments of `hide ID` and `show ID`. */
export interface HideArguments {
  command: 'hide' | 'show';
  /** The UUID of the restaurant. */
  id: string;
}

/** The arguments of the catalogue command. */
export type Arguments =
  | { command: 'help' | 'status' | 'merge' | 'evaluate' | 'status classes' }
  | ImportArguments
  | CityImportArguments
  | HideArguments;

const named = (from: Format['sourceInfoFrom']) =>
  FORMAT_NAMES.filter((name) => FORMATS[name].sourceInfoFrom === from).join('|');
const listed = FORMAT_NAMES.map((name) => `${name.padEnd(10)} ${FORMATS[name].help}`);

/** The text of --help. */
export const HELP = `Fills Fuud with restaurants. It may run while the server runs; the server shows the result within seconds.

  npm run catalogue -- import FILE --format ${named('mapping')} --map MAPPING
  npm run catalogue -- import FILE --format ${named('command line')} [--source NAME] [--licence TEXT] [--attribution TEXT]
  npm run catalogue -- import FILE --format ${named('format')}
  npm run catalogue -- import --city "St. Louis, MO"
  npm run catalogue -- status [--classes]
  npm run catalogue -- merge
  npm run catalogue -- evaluate
  npm run catalogue -- hide ID
  npm run catalogue -- show ID
  npm run catalogue -- --help

  FILE            a text file, plain or gzip (it may be UTF-8, UTF-16 or Windows-1252); or a parquet file, if the format
                  allows it
  --format        ${listed.join('\n                  ')}
  --map           a mapping file, or a shipped one by name:
                  ${SHIPPED_MAPPINGS.join(', ')}
  --encoding      (csv, jsonl, json) utf-8, utf-16 or windows-1252, if Fuud does not detect the encoding correctly
  --delimiter     (csv) the character between fields: ";", "|" or tab; default: a comma
  --columns       (csv) the columns of a file without a header row, in order: name,address,zip
  --quote none    (csv) read quotes as ordinary characters
  --source        (fuud) the name of the source, in lower-case letters, digits and hyphens; default: fuud
  --licence       (fuud) the licence, in words; default: "none stated"
  --attribution   (fuud) the line to show with the places; default: the source
  --trust-columns (a file) import it although its columns look swapped
  --dry-run       (any import) show what would change, with the first ten changes; write nothing
  --city          a city or ZIP code; its places come from OpenStreetMap, from the Overpass server at OVERPASS_URL

status shows places by city and source, their age, their facts, and suspected duplicates. With --classes it shows every
listed restaurant that is not for the public, with the reason. A search finds it only by its name or its venue's name.
merge computes every restaurant again from the facts of its sources, for instance after an update of Fuud.
evaluate shows how often the matcher is right about pairs of records that a person labelled. It needs no database.
hide removes a restaurant from the results, and later imports do not bring it back. The command show undoes hide, but
not a closing or a merge. The ID is the last part of the URL of the restaurant's page.

Writes to DATABASE_URL if it is set, otherwise to the embedded Postgres in FUUD_DATA_DIR (default: .fuud).
A second import of a file writes only the changes. Ctrl+C stops after the current batch; another run completes the import.
docs/catalogue.md lists every field and how to write a mapping.
`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  map: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
  attribution: { type: 'string' },
  city: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  columns: { type: 'string' },
  quote: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'trust-columns': { type: 'boolean' },
  classes: { type: 'boolean' },
} as const;

/** Reads the arguments of the command line. @throws UsageError that states what is missing or wrong. */
export function readArguments(argv: string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [command, file, ...more] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (command === undefined) throw new UsageError('Say what to do: import FILE --format FORMAT.');
  if (command === 'status' && values.classes) {
    const { classes, ...others } = values;
    readBare(command, others, file);
    return { command: 'status classes' };
  }
  if (command === 'status' || command === 'merge' || command === 'evaluate') return readBare(command, values, file);
  if (command === 'hide' || command === 'show') {
    if (!file) throw new UsageError(`Name the restaurant to ${command} by its id.`);
    readBare(command, values, more[0]);
    return { command, id: file };
  }
  if (command !== 'import')
    throw new UsageError(`There is no command "${command}", only import, status, merge, evaluate, hide and show.`);
  if (values.city !== undefined) return readCity(values, file);
  if (!file) throw new UsageError('Name the file to import.');
  if (more.length > 0) throw new UsageError(`One file at a time: "${more[0]}" is one too many.`);
  const format = formatNamed(values.format);
  if (!format) {
    const given = values.format ? `, not "${values.format}"` : '';
    throw new UsageError(`--format should be ${FORMAT_NAMES.join(', ').replace(/, (\w+)$/, ' or $1')}${given}.`);
  }
  if (values.classes) throw new UsageError('import takes no --classes.');
  const { 'dry-run': dryRun = false, 'trust-columns': trustColumns = false } = values;
  return {
    command,
    file,
    format: values.format as FormatName,
    ...READERS[format.sourceInfoFrom](values),
    dryRun,
    ...(trustColumns && { trustColumns }),
  };
}

type Values = ReturnType<typeof parse>['values'];
type SourceOptions = Pick<ImportArguments, 'map' | 'source' | 'licence' | 'attribution' | 'textFileSettings'>;

/**
 * For each value of `sourceInfoFrom` (which states where the name of the source comes from), a function that reads the
 * options about the source and the text file, and refuses the options that are not allowed.
 */
const READERS: Record<Format['sourceInfoFrom'], (values: Values) => SourceOptions> = {
  mapping({ format, map, ...values }) {
    if (!map) throw new UsageError(`--format ${format} needs --map: a file, or one of ${SHIPPED_MAPPINGS.join(', ')}.`);
    refuseSource(values, 'The mapping states the source, the licence and the attribution');
    const textFileSettings = readTextFileSettings(format ?? '', values);
    return { map, ...(textFileSettings && { textFileSettings }) };
  },
  'command line'({ format, map, source, licence, attribution, ...values }) {
    refuseMap(format, map);
    refuseTextFileSettings(format, values);
    const name = sourceName.safeParse(source ?? format);
    if (!name.success) throw new UsageError(`--source ${name.error.issues[0]?.message}.`);
    return {
      source: name.data,
      licence: licence?.trim() || 'none stated',
      attribution: attribution?.trim() || name.data,
    };
  },
  format({ format, map, ...values }) {
    refuseMap(format, map);
    refuseTextFileSettings(format, values);
    refuseSource(values, `--format ${format} determines the source, the licence and the attribution`);
    return {};
  },
};

function readCity(
  { city = '', 'dry-run': dryRun = false, ...others }: Values,
  file: string | undefined,
): CityImportArguments {
  if (!city.trim()) throw new UsageError('--city should name a city, such as "St. Louis, MO".');
  if (file) throw new UsageError(`Either a file or --city: "${file}" is one too many.`);
  const [other] = Object.keys(others);
  if (other) throw new UsageError(`--city takes no --${other}: its places come from OpenStreetMap.`);
  return { command: 'import city', city: city.trim(), dryRun };
}

function readBare<Command extends string>(
  command: Command,
  values: Values,
  more: string | undefined,
): { command: Command } {
  if (more) throw new UsageError(`${command} takes nothing else: "${more}" is one too many.`);
  const [option] = Object.keys(values);
  if (option) throw new UsageError(`${command} takes no --${option}.`);
  return { command };
}

function refuseSource({ source, licence, attribution }: Values, why: string): void {
  if (source ?? licence ?? attribution)
    throw new UsageError(`${why}: leave out --source, --licence and --attribution.`);
}

function refuseMap(format: string | undefined, map: string | undefined): void {
  if (map) throw new UsageError(`--format ${format} takes no --map: the names of its fields are known.`);
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      (error as Error).message.split('\n')[0]?.replace(/\. To specify.*$/, '.') ?? 'Unknown option.',
    );
  }
}
