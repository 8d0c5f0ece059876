import { type RememberedCraving, readMemory } from '../../graphql-server/search/examples/readMemory';
import { featuresOf } from '../../graphql-server/search/memory/featuresOf';
import { predict } from '../../graphql-server/search/memory/MemoryModel';
import { trainMemory } from '../../graphql-server/search/memory/train/trainMemory';
import { readCraving } from '../../graphql-server/search/parse/readCraving';
import type { ConceptWeight } from '../../graphql-server/search/vocabulary/ConceptWeight';
import type { LeaveOut } from './Figures';
import { ndcg } from './ndcg';
import { nearest } from './nearest';
import { mean, rounded } from './qualities';
import { numbers } from './typos';

const FOLDS = 10;
const SIZES = [750, 1_500, 3_000];

/**
 * Splits the memory (examples of cravings with their concepts) into tenths. For each tenth, this function trains four
 * models: with 750, 1,500, 3,000 and all examples of the other tenths. Each model then recalls the concepts of the
 * cravings in the left-out tenth. `nearest` recalls the concepts of these cravings too, with all examples of the other
 * tenths. The results are the same in each run. A run takes about ten minutes.
 */
export function leaveOut(report: (line: string) => void): LeaveOut {
  const memory = shuffled(readMemory());
  const learnt: Record<string, number> = {};
  for (const size of [...SIZES, memory.length]) {
    learnt[size] = rounded(
      mean(
        folds(memory, size, (taught) => {
          const model = trainMemory(taught);
          return ({ text }) => predict(model, featuresOf(readCraving(text, { corrects: false })));
        }),
      ),
    );
    report(`${size} examples: ${learnt[size]}`);
  }
  return { learnt, nearest: rounded(mean(folds(memory, memory.length, nearest))) };
}

type Recall = (craving: RememberedCraving) => ConceptWeight[];

function folds(
  memory: readonly RememberedCraving[],
  size: number,
  teach: (taught: readonly RememberedCraving[]) => Recall,
): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const heldOut = memory.filter((__, at) => at % FOLDS === fold);
    const recall = teach(memory.filter((__, at) => at % FOLDS !== fold).slice(0, size));
    return heldOut.map((craving) => quality(recall(craving), craving));
  }).flat();
}

function quality(recalled: readonly ConceptWeight[], { concepts }: RememberedCraving): number {
  const wanted = concepts.filter(({ weight }) => weight > 0).map(({ concept, weight }) => [concept, weight]);
  const found = recalled.filter(({ weight }) => weight > 0).map(({ concept }) => concept);
  return ndcg(found, Object.fromEntries(wanted));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = numbers(1);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
