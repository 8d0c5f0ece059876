import { mentionsApart } from './mentionsApart';

const conceptsIn = (name: string, city: string | null) => mentionsApart(name, city).map(({ concept }) => concept);

test('the name of the city says nothing about the food', () => {
  expect(conceptsIn('Lima Pizza', 'Lima')).toEqual(['pizza']);
  expect(conceptsIn('LEBANON Diner', 'Lebanon')).toEqual(['diner']);
});

test('the name of the city is found after a longer word that begins like it, and each time', () => {
  expect(conceptsIn('Parisian Paris Cafe', 'Paris')).toEqual(['french', 'cafe']);
  expect(conceptsIn('Lima Diner of Lima', 'Lima')).toEqual(['diner']);
});

test('in another city, or as a part of a longer word or phrase, the same words count', () => {
  expect(conceptsIn('Lima Pizza', 'Toledo')).toEqual(['peruvian', 'pizza']);
  expect(conceptsIn('Lima Pizza', null)).toEqual(['peruvian', 'pizza']);
  expect(conceptsIn('Parisian Cafe', 'Paris')).toEqual(['french', 'cafe']);
  expect(conceptsIn('Buffalo Wings', 'Buffalo')).toEqual(['chicken-wings']);
});

test('an ingredient in the name of the city still counts for allergies', () => {
  expect(mentionsApart('Salmon House', 'Salmon')).toMatchObject([{ concept: 'salmon', isPart: true }]);
});
