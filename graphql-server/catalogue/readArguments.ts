import { parseArgs } from 'node:util';
import { sourceName } from './csv/mapping';
import { SHIPPED_MAPPINGS } from './csv/readMapping';

/** What the catalogue command is asked to do. */
export type Arguments =
  | { command: 'help' }
  | { command: 'import'; file: string; format: 'csv' | 'jsonl'; map: string }
  | { command: 'import'; file: string; format: 'fuud'; source: string; licence: string; attribution: string };

/** The command line cannot be understood. The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What --help prints. */
export const HELP = `Fills Fuud with restaurants. It may run while the server runs; the server shows the result within seconds.

  npm run catalogue -- import FILE --format csv|jsonl --map MAPPING
  npm run catalogue -- import FILE --format fuud [--source NAME] [--licence TEXT] [--attribution TEXT]
  npm run catalogue -- --help

  FILE            UTF-8 text, or the same packed with gzip
  --format csv    comma-separated with a header row, columns named by the mapping
           jsonl  a JSON object a line, keys named by the mapping
           fuud   a JSON object a line whose fields are the Restaurant's own
  --map           a mapping file, or a shipped one by name:
                  ${SHIPPED_MAPPINGS.join(', ')}
  --source        (fuud) who says so, in small letters, digits and hyphens; default fuud
  --licence       (fuud) the terms, in words; default "No licence stated"
  --attribution   (fuud) the line to show with the places; default the source

Writes to DATABASE_URL when it is set, else to the embedded Postgres in FUUD_DATA_DIR (default .fuud).
Importing a file again writes only what changed. Ctrl+C stops after the batch in hand; run it again to complete it.
docs/catalogue.md lists every field and how to write a mapping.
`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  map: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
  attribution: { type: 'string' },
} as const;

/** @throws UsageError that says what is missing or wrong. */
export function readArguments(argv: string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [command, file, ...more] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (command === undefined) throw new UsageError('Say what to do: import FILE --format csv|jsonl|fuud.');
  if (command !== 'import') throw new UsageError(`There is no command "${command}", only import.`);
  if (!file) throw new UsageError('Name the file to import.');
  if (more.length > 0) throw new UsageError(`One file at a time: "${more[0]}" is one too many.`);
  const { format, map, source, licence, attribution } = values;
  if (format === 'csv' || format === 'jsonl') {
    if (!map) throw new UsageError(`--format ${format} needs --map: a file, or one of ${SHIPPED_MAPPINGS.join(', ')}.`);
    if (source ?? licence ?? attribution) throw new UsageError('The mapping says source, licence and attribution.');
    return { command, file, format, map };
  }
  if (format !== 'fuud') {
    throw new UsageError(`--format should be csv, jsonl or fuud${format ? `, not "${format}"` : ''}.`);
  }
  if (map) throw new UsageError('--format fuud takes no --map: its fields have their names already.');
  const name = sourceName.safeParse(source ?? 'fuud');
  if (!name.success) throw new UsageError(`--source ${name.error.issues[0]?.message}.`);
  return {
    command,
    file,
    format,
    source: name.data,
    licence: licence?.trim() || 'No licence stated',
    attribution: attribution?.trim() || name.data,
  };
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
