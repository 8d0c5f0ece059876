import { conceptFiles, readVocabulary, vocabulary } from './Vocabulary';

test('the vocabulary has every concept of the data files once, with its id and kind', () => {
  const written = Object.values(conceptFiles).flatMap((file) => Object.keys(file.concepts));
  expect([...vocabulary.concepts.keys()]).toEqual(written);
  expect(vocabulary.concepts.get('ramen')).toMatchObject({ id: 'ramen', kind: 'dish' });
});

test('the vocabulary object and the concept "ramen" in it are frozen', () => {
  expect(Object.isFrozen(vocabulary)).toBe(true);
  expect(Object.isFrozen(vocabulary.concepts.get('ramen'))).toBe(true);
});

test('two concepts are opposites of each other if one of them opposes the other; ofFact ignores capitals', () => {
  const label = { en: '', es: '', zh: '', ko: '' };
  const none = { about: '', concepts: {} };
  const [loud, quiet] = [
    { label, phrases: ['loud'], facts: ['Loud'] },
    { label, phrases: ['quiet'], opposes: ['loud'] },
  ];
  const nothing = Object.fromEntries(Object.keys(conceptFiles).map((kind) => [kind, none])) as typeof conceptFiles;
  const read = readVocabulary({ ...nothing, noise: { about: '', concepts: { loud, quiet } } });
  expect(read.concepts.get('loud')?.opposes).toEqual(['quiet']);
  expect(read.concepts.get('quiet')?.opposes).toEqual(['loud']);
  expect(read.ofFact('LOUD').map(({ id }) => id)).toEqual(['loud']);
  expect(read.ofFact('velvet')).toEqual([]);
});
