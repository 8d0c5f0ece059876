import { indexOf, understanding } from '../testing/places';
import { unknownsOf } from './unknownsOf';

const wanted = (...concepts: string[]) =>
  understanding({ chips: concepts.map((concept) => ({ id: concept, kind: 'WANTED', concept, text: concept })) });

test('unknownsOf returns at most three wanted concepts, such as quiet or a patio, that no fact mentions', () => {
  const index = indexOf([{ name: 'Nudo House', features: ['quiet'] }]);
  expect(unknownsOf(index, 0, wanted('quiet', 'patio', 'high-chairs'))).toEqual(['patio', 'high-chairs']);
  expect(unknownsOf(index, 0, wanted('patio', 'high-chairs', 'byob', 'parking'))).toHaveLength(3);
});

test('if the diner wants no noise and no fact says whether the place is loud or quiet, "quiet" is unknown', () => {
  const index = indexOf([{ name: 'Nudo House', features: ['quiet'] }, { name: 'Moth' }]);
  const notLoud = understanding({ chips: [{ id: 'loud', kind: 'UNWANTED', concept: 'loud', text: 'loud' }] });
  expect([0, 1].map((place) => unknownsOf(index, place, notLoud))).toEqual([[], ['quiet']]);
  const notQuiet = understanding({ chips: [{ id: 'quiet', kind: 'UNWANTED', concept: 'quiet', text: 'quiet' }] });
  expect(unknownsOf(index, 1, notQuiet)).toEqual([]);
});

test('a concept that no fact mentions is unknown, even if the kind of place suggests it', () => {
  const index = indexOf([{ name: 'Hops', cuisine: 'Beer Bar' }]);
  expect(unknownsOf(index, 0, wanted('late-night'))).toEqual(['late-night']);
});

test('unknownsOf never returns dishes, companions or occasions, because facts never list all of them', () => {
  expect(unknownsOf(indexOf([{ name: 'Nudo House' }]), 0, wanted('pizza', 'parents', 'birthday'))).toEqual([]);
});
