import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './index';

const file = join(__dirname, '..', '..', 'schema.graphql');
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

/**
 * `npx tsx graphql-server/schema/print.ts` writes schema.graphql. --check only reports whether the file is out of date.
 */
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== printed) {
    process.stderr.write('schema.graphql is stale: run npx tsx graphql-server/schema/print.ts\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, printed);
}
