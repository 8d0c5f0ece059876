import { makeScratch } from '../testing/scratchFile';
import { readLabelledPairs } from './labelledPairs';

const record = (name: string) => ({ source: 'one', name, city: 'St. Louis', state: 'MO' });
const pair = { same: true, half: 'held-out', hard: false, a: record('Pappy’s'), b: record('Pappys') };
const scratch = makeScratch();
afterAll(() => scratch.remove());
const write = (...lines: unknown[]) => scratch.jsonl('pairs.jsonl', lines);

test('fields that are missing in a record become null', () => {
  const [read] = readLabelledPairs(write(pair));
  expect(read).toMatchObject({ same: true, half: 'held-out', a: { name: 'Pappy’s', phone: null, latitude: null } });
});

test('the error contains the number of the wrong line and the problem', () => {
  const file = write(pair, { ...pair, hard: true });
  expect(() => readLabelledPairs(file)).toThrow('pairs.jsonl, line 2:  a hard pair needs a note');
  const misspelt = write({ ...pair, a: { ...record('A'), adress: '1 Main St' } });
  expect(() => readLabelledPairs(misspelt)).toThrow(/line 1: a Unrecognized key/);
});
