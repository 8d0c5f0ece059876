import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastCravings } from '../../../.ci/searchLint/leastCravings';
import { lintMemory, tooAlike, trigrams } from '../../../.ci/searchLint/lintMemory';
import { developmentSet } from '../../../bench/searchEval/developmentSet';
import { readCravings, readMemory } from '../examples/readMemory';
import { readCraving } from '../parse/readCraving';
import { vocabulary } from '../vocabulary/Vocabulary';
import { readModel, writeModel } from './modelFile';
import { recall } from './recall';
import { trainMemory } from './train/trainMemory';

test('the linter finds no mistake in the memory (the example cravings and their concepts)', () => {
  expect(lintMemory(readMemory(), vocabulary, leastCravings)).toEqual([]);
});

/** The share (0 to 1) of a craving's word trigrams that other texts contain. */
const shareIn = (text: string, others: ReadonlySet<string>) => {
  const grams = [...trigrams(text)];
  return grams.filter((gram) => others.has(gram)).length / grams.length;
};

test('no craving with 3 or more trigrams shares over 60% of them with the sample places or the development set', () => {
  const sample = readFileSync(join(__dirname, '..', '..', 'catalogue', 'sample', 'restaurants.jsonl'), 'utf8');
  const descriptions = sample
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { description: string; recommendedDishes: string[] })
    .flatMap(({ description, recommendedDishes }) => [description, ...recommendedDishes]);
  const texts = new Set(descriptions.flatMap((text) => [...trigrams(text)]));
  const judged = new Set(developmentSet().flatMap(({ craving }) => [...trigrams(craving)]));
  const alike = readMemory().filter(({ text }) => {
    const isShort = trigrams(text).size < 3;
    return !isShort && (shareIn(text, texts) > 0.6 || shareIn(text, judged) > 0.6);
  });
  expect(alike.map(({ at, text }) => `${at} ${text}`)).toEqual([]);
});

test('a line has a craving and its concepts; an error names the line that cannot be read', () => {
  expect(readCravings('# rain\n\nwet socks, warm me :: soup, cozy .6, -patio .5', 'rain.txt')).toEqual([
    {
      text: 'wet socks, warm me',
      concepts: [
        { concept: 'soup', weight: 1 },
        { concept: 'cozy', weight: 0.6 },
        { concept: 'patio', weight: -0.5 },
      ],
      at: 'rain.txt:3',
    },
  ]);
  expect(() => readCravings('soup', 'rain.txt')).toThrow('rain.txt:1');
  expect(() => readCravings('wet :: soup 3', 'rain.txt')).toThrow('rain.txt:1: "soup 3"');
});

test('tooAlike finds lines with nearly the same words, regardless of capitals and punctuation', () => {
  const lines = readCravings(
    'my boss pays so go wild tonight :: expensive\nMy boss pays, so go wild! :: expensive\nmy boss pays with cards :: cash-only',
    'money.txt',
  );
  expect(tooAlike(lines).map((pair) => pair.map(({ at }) => at))).toEqual([['money.txt:1', 'money.txt:2']]);
});

test('the model recalls concepts of similar cravings; a new training gives equal bytes, which readModel reads', () => {
  const lines = readCravings(
    [
      'my granny is hard of hearing :: quiet, conversation-friendly',
      'granny cannot hear in noisy rooms :: quiet, -loud',
      'the boys want to shout at the match :: sports-on-tv, loud',
      'screaming at the match with the boys :: sports-on-tv, loud .8',
    ].join('\n'),
    'test.txt',
  );
  const model = trainMemory(lines);
  const strongest = (text: string) => recall(readCraving(text), { model })[0]?.concept;
  expect(strongest('lunch with granny')).toBe('quiet');
  expect(strongest('where do boys watch a match')).toBe('sports-on-tv');
  expect(recall(readCraving('xyzzy'), { model })).toEqual([]);
  const ignored = [false, true];
  const withZip = readCraving('pizza 85004', { masked: ignored });
  expect(recall(withZip, { ignored, model })).toEqual(recall(readCraving('pizza'), { model }));
  const bytes = writeModel(model);
  expect(writeModel(trainMemory(lines)).equals(bytes)).toBe(true);
  expect(readModel(bytes)).toEqual(model);
});
