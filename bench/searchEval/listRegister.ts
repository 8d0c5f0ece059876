import { registerCity } from './registerCity';

// `npx tsx bench/searchEval/listRegister.ts [pattern]`: prints the rows of the register that an import would store, and
// their source ids, so that a person can grade the rows. With a pattern, it prints only rows with a name, cuisine or
// street that matches the pattern.
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
