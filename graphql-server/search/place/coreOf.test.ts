import { coreOf } from './coreOf';

test.each([
  ["Mokabe's Coffee House", { words: 1, isDistinct: true }],
  ['Mokabe Coffee House at Elm Plaza', { words: 1, isDistinct: true }],
  ['Mokabe Bar & Grille@Elm Grand Hotel', { words: 1, isDistinct: true }],
  ['Mokabe Tacos @ Plaza', { words: 1, isDistinct: true }],
  ['@Mokabe', { words: 1, isDistinct: true }],
  ['Fish House @ Elm Plaza', { words: 0, isDistinct: false }],
])('people type this part of the name "%s": %j', (name, core) => {
  expect(coreOf(name)).toEqual(core);
});
