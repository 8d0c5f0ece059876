import { tellingReasons } from './tellingReasons';

const name = { field: 'NAME', text: 'Two Aunts Pizza' };
const cuisine = { field: 'CUISINE', text: 'Pizza' };
const description = { field: 'DESCRIPTION', text: 'Pizza, mostly.' };
const dish = (text: string) => ({ field: 'DISH', text });

test('dishes first, two of them', () => {
  expect(tellingReasons([name, cuisine, dish('a'), dish('b'), dish('c'), description])).toEqual([dish('a'), dish('b')]);
});

test('else the plain facts, the sentence only when nothing else matched', () => {
  expect(tellingReasons([name, cuisine, description])).toEqual([cuisine, name]);
  expect(tellingReasons([description])).toEqual([description]);
});

test('a field of a later version is left out', () => {
  expect(tellingReasons([{ field: 'MOOD', text: 'cosy' }])).toEqual([]);
});
