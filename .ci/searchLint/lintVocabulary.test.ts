import type { ConceptEntry } from '../../graphql-server/search/vocabulary/Concept';
import { conceptFiles } from '../../graphql-server/search/vocabulary/Vocabulary';
import { factsThatNeedAConcept } from './factsThatNeedAConcept';
import { lintVocabulary } from './lintVocabulary';

const none = Object.fromEntries(
  Object.keys(conceptFiles).map((kind) => [kind, { about: '', concepts: {} }]),
) as unknown as typeof conceptFiles;
const entry = (phrase: string, more: Partial<ConceptEntry> = {}): ConceptEntry => ({
  label: { en: phrase, es: phrase, zh: phrase, ko: phrase },
  phrases: [phrase],
  es: [phrase],
  zh: [phrase],
  ko: [phrase],
  ...more,
});
const lint = (concepts: Record<string, ConceptEntry>, facts: readonly string[] = []) =>
  lintVocabulary({ ...none, dish: { about: '', concepts } }, facts);

test('the vocabulary has no errors, and each fact in factsThatNeedAConcept is the meaning of a concept', () => {
  expect(lintVocabulary(conceptFiles, factsThatNeedAConcept)).toEqual([]);
});

test('the vocabulary has over 10,000 English phrases, and over 2,000 phrases in each other language', () => {
  const all = Object.values(conceptFiles).flatMap(({ concepts }) => Object.values(concepts));
  const count = (of: (concept: ConceptEntry) => readonly string[] | undefined) =>
    all.flatMap((each) => of(each) ?? []).length;
  expect(count(({ phrases, asked = [], told = [] }) => [...phrases, ...asked, ...told])).toBeGreaterThan(10_000);
  for (const language of ['es', 'zh', 'ko'] as const) expect(count((each) => each[language])).toBeGreaterThan(2_000);
});

test('each error is reported in one line', () => {
  expect(lint({ soup: entry('soup'), stew: entry('Soups', { es: ['guiso'], zh: ['炖'], ko: ['찜'] }) })).toEqual([
    'stew: "Soups" has capitals, or spaces at its beginning or end',
    'stew: "Soups" already belongs to "soup" in cravings',
    'stew: "Soups" already belongs to "soup" in texts about places',
  ]);
  expect(lint({ Soup: entry('soup', { label: { en: 'Soup', es: ' ', zh: '汤', ko: '국' }, ko: [] }) })).toEqual([
    'Soup: an id is lower-case words with hyphens',
    'Soup: no label in es',
    'Soup: no ko',
  ]);
  expect(
    lint({ soup: entry('soup', { asked: ['the soup', '!'], told: ['soup of mine', 'soup of my mine'] }) }),
  ).toEqual(['soup: "!" contains no words', 'soup: "soup of my mine" is listed twice']);
});

test('in one language, a phrase has at most one concept in cravings, and at most one in texts about places', () => {
  expect(lint({ sober: entry('sober', { asked: ['dry'] }), wine: entry('wine', { told: ['dry'] }) })).toEqual([]);
  expect(lint({ dad: entry('papa', { es: ['papá'] }), potato: entry('potato', { es: ['papas'] }) })).toEqual([
    'potato: "papas" already belongs to "dad" in cravings in es',
  ]);
  expect(lint({ dad: entry('papa', { es: ['padre'] }), potato: entry('potato', { es: ['papa'] }) })).toEqual([]);
});

test('a relation must name another existing concept, weigh at most 1, contradict no relation and form no cycle', () => {
  const relations = { is: { ghost: 1, soup: 0.5 }, suggests: { stew: 2 }, opposes: ['stew'] };
  expect(lint({ soup: entry('soup', relations), stew: entry('stew') })).toEqual([
    'soup: no concept is called "ghost"',
    'soup: is related to itself',
    'soup: "stew" weighs 2; a weight must be above 0 and at most 1',
    'soup: is related to "stew", but also opposes it',
    'soup: is its own ancestor through soup',
  ]);
  expect(lint({ soup: entry('soup', { is: { stew: 1 } }), stew: entry('stew', { is: { soup: 1 } }) })).toEqual([
    'soup: is its own ancestor through stew > soup',
    'stew: is its own ancestor through soup > stew',
  ]);
});

test('a fact is reported if no concept means it', () => {
  expect(lint({ soup: entry('soup', { facts: ['Soup'] }) }, ['soup', 'Klingon'])).toEqual([
    'no concept means "Klingon"',
  ]);
});
