import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from './evaluate';
import type { Quality, RegisterFigures } from './Figures';
import committed from './figures.json';
import { leaveOut } from './leaveOut';

// `npm run search:eval`: prints how good the search is. --quick skips the slow measurement, which trains the memory of
// example cravings without some of the examples. --write stores the results in figures.json, except those of the slow
// measurement. If the register of places in St. Louis (STL_FOOD_FACILITIES) is not on this machine, its old results
// stay. `npm test` compares new results with figures.json.
const print = (line: string) => process.stdout.write(`${line}\n`);
const figure = (value: number) => value.toFixed(3).replace(/^0/, '').padStart(6);

async function main(): Promise<void> {
  const figures = await evaluate();
  table('\nDevelopment set', figures.development);
  table('\nUnseen city', figures.unseen);
  if (figures.register) registerTable('\nReal St. Louis', figures.register);
  else
    print(
      '\nReal St. Louis: not measured, because its register was not found. Set STL_FOOD_FACILITIES to the path of its file.',
    );
  registerTable('\nInvented rows', figures.invented);
  print(`\nWith one typing error in each craving: ${figure(figures.typos)} of the nDCG@10 without errors`);
  for (const [language, share] of Object.entries(figures.languages))
    print(`The most common words in ${language}: ${figure(share)} of the English ranking`);
  if (process.argv.includes('--write')) {
    const updated = { ...figures, register: figures.register ?? committed.register };
    writeFileSync(join(__dirname, 'figures.json'), `${JSON.stringify(updated, null, 2)}\n`);
  }
  if (process.argv.includes('--quick')) return;
  print('\nThe memory with a tenth of the examples left out, ten times: nDCG@10 of the recalled concepts');
  const { nearest } = leaveOut(print);
  print(`the nearest cravings instead: ${nearest}`);
}

function registerTable(title: string, { slices, noPlaceForDiners, empty }: RegisterFigures): void {
  table(title, slices);
  print(
    `results (of the first ten) that are no place for diners: ${noPlaceForDiners}; cravings that find nothing: ${empty}`,
  );
}

function table(title: string, qualities: Record<string, Quality>): void {
  print(`${title.padEnd(26)}cravings  nDCG@10  recall@10  BM25 nDCG@10`);
  for (const [slice, { cravings, ndcg, recall, bm25 }] of Object.entries(qualities)) {
    print(
      `${slice.padEnd(25)}${String(cravings).padStart(8)}${figure(ndcg).padStart(9)}${figure(recall).padStart(11)}${figure(bm25).padStart(14)}`,
    );
  }
}

void main();
