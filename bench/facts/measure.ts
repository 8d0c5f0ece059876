import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mappedImporter } from '../../graphql-server/catalogue/csv/mappedImporter';
import { readMapping } from '../../graphql-server/catalogue/csv/readMapping';
import { deriveFacts } from '../../graphql-server/catalogue/derive/deriveFacts';
import { isNearCity } from '../../graphql-server/catalogue/normalise/isNearCity';
import { countRowsInCatalogue } from './countRowsInCatalogue';
import { freshImport } from './freshImport';

/**
 * The right values for a row, as a person chose them. `audience` lists several audiences if the row does not show which
 * of them is right. Only some label files have names, cuisines, dishes or meals.
 */
interface Label {
  id: string;
  /** The name in the register. Each printed mistake begins with this name. */
  was: string;
  name?: string;
  audience: string[];
  cuisine?: string;
  /** The dishes that the name states. `meals` are the meals that the name states. */
  dishes?: string[];
  meals?: string[];
}

const HELP = `Reads a register, and compares its names, audiences, cuisines, dishes and meals with labels that a person chose.
The audience of a row is the audience of its restaurant after an import; all other values are read from the row alone.
Usage: npx tsx bench/facts/measure.ts FILE csv|jsonl|json MAPPING LABELS
       npx tsx bench/facts/measure.ts food.jsonl jsonl stl-food-facilities st-louis
LABELS is the name of a file in bench/facts/labels, without ".jsonl". Every mistake is listed.
`;

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole > 0 ? ((100 * part) / whole).toFixed(1) : '-'} %)`;

/** Reads the labels in bench/facts/labels/<city>.jsonl. The keys of the map are the ids of the rows in their source. */
function readLabels(city: string): Map<string, Label> {
  const [, ...lines] = readFileSync(join(__dirname, 'labels', `${city}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as Label).map((label) => [label.id, label]));
}

async function main([file, format, map, city]: string[]): Promise<void> {
  if (!file || !map || !city || !(format === 'csv' || format === 'jsonl' || format === 'json')) {
    process.stdout.write(HELP);
    return;
  }
  const labels = readLabels(city);
  const areCuisinesRead = [...labels.values()].some(({ cuisine }) => cuisine);
  const areDishesRead = [...labels.values()].some(({ dishes }) => dishes);
  const importer = mappedImporter(format, await readMapping(map));
  const { report, rows } = await freshImport(file, importer);
  const counts = {
    labelled: 0,
    named: 0,
    names: 0,
    audiences: 0,
    derived: 0,
    right: 0,
    cuisinesLabelled: 0,
    cuisinesFound: 0,
    far: 0,
    dishes: 0,
    dishesRight: 0,
    meals: 0,
    mealsRight: 0,
  };
  const mistakes: string[] = [];
  for (const label of labels.values()) {
    const row = rows.get(label.id);
    if (!row) continue;
    counts.labelled += 1;
    const { facts, rules } = deriveFacts(row.facts, [
      { source: importer.from.source, kind: importer.from.kind, fetchedAt: new Date() },
    ]);
    const note = (words: string) => mistakes.push(`${label.was}: ${words}`);
    if (label.name) counts.named += 1;
    if (facts.name === label.name) counts.names += 1;
    else if (label.name) note(`name ${facts.name}, should be ${label.name}`);
    const { name, audience, provenance } = row.restaurant;
    const origin = provenance?.audience;
    const rule = origin && 'rule' in origin ? origin.rule : origin || row.facts.audience ? 'its source' : 'by default';
    if (label.audience.includes(audience)) counts.audiences += 1;
    else note(`audience ${audience} (${name}: ${rule}), should be ${label.audience.join(' or ')}`);
    if (facts.latitude !== null && facts.longitude !== null) {
      if (!isNearCity({ latitude: facts.latitude, longitude: facts.longitude }, facts)) counts.far += 1;
    }
    if (audience !== 'public' || !label.audience.includes('public')) continue;
    for (const dish of areDishesRead ? facts.dishes : []) {
      counts.dishes += 1;
      if (label.dishes?.includes(dish)) counts.dishesRight += 1;
      else note(`dish ${dish} (${rules.dishes}), but the name does not say so`);
    }
    for (const meal of areDishesRead ? facts.mealTimes : []) {
      counts.meals += 1;
      if (label.meals?.includes(meal)) counts.mealsRight += 1;
      else note(`meal ${meal} (${rules.mealTimes}), but the name does not say so`);
    }
    if (label.cuisine) counts.cuisinesLabelled += 1;
    if (label.cuisine && facts.cuisine) counts.cuisinesFound += 1;
    if (!facts.cuisine && label.cuisine) note(`no cuisine, should be ${label.cuisine}`);
    if (!rules.cuisine || !areCuisinesRead) continue;
    counts.derived += 1;
    const known = label.cuisine?.split(', ') ?? [];
    if (facts.cuisine?.split(', ').every((word) => known.includes(word))) counts.right += 1;
    else note(`cuisine ${facts.cuisine} (${rules.cuisine}), should be ${label.cuisine ?? 'unknown'}`);
  }
  const { kept, repeats } = countRowsInCatalogue(report);
  const lines = [
    `rows kept              ${share(kept, report.read)}${repeats > 0 ? `, with ${repeats} that repeat an earlier row` : ''}`,
    `labelled rows found    ${share(counts.labelled, labels.size)}`,
    `names right            ${share(counts.names, counts.named)}`,
    `audiences wrong        ${share(counts.labelled - counts.audiences, counts.labelled)}`,
    `cuisines derived right ${share(counts.right, counts.derived)}`,
    `cuisines known         ${share(counts.cuisinesFound, counts.cuisinesLabelled)}`,
    `dishes right           ${share(counts.dishesRight, counts.dishes)}`,
    `meals right            ${share(counts.mealsRight, counts.meals)}`,
    `points far from city   ${counts.far}`,
  ];
  process.stdout.write(`${[...mistakes, '', ...lines].join('\n')}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
