import { registerCity } from './registerCity';

// `npx tsx bench/searchEval/listRegister.ts [pattern]`: the rows of the register whose name, cuisine or street fits a pattern, with their source
// ids, for grading by hand; without a pattern, all of them.
async function main(): Promise<void> {
  const pattern = new RegExp(process.argv[2] ?? '', 'i');
  const { facts } = await registerCity();
  const rows = [...facts].sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));
  for (const [id, { name, cuisine, address }] of rows) {
    const row = [name, cuisine ?? '', address].join(' | ');
    if (pattern.test(row)) process.stdout.write(`${id} ${row}\n`);
  }
}

void main();
