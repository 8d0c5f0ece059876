import { understand } from './understand';

const read = (craving: string) =>
  understand(craving, { now: new Date('2026-11-20T18:30:00-06:00'), knows: () => true });

test.each([
  ['no mustard', 'mustard'],
  ['sin mostaza', 'mostaza'],
  ['不要芥末', '芥末'],
  ['芥末不要', '芥末'],
  ['不要芹菜', '芹菜'],
  ['不吃火龙果', '火龙果'],
  ['겨자 빼고', '겨자'],
  ['겨자는 빼고', '겨자'],
  ['오이 빼고', '오이'],
])('a refused food that the search cannot leave out is reported: %s', (craving, word) => {
  expect(read(craving).unknownWords).toEqual([word]);
  expect(read(craving).terms.map(({ word }) => word)).not.toContain(word);
});

test.each(['mustard allergy', '芥末过敏', 'no milk', '不要牛奶', '不要太贵的火锅', 'pizza no wait'])(
  'what the search uses, and what is no food, is not reported: %s',
  (craving) => {
    expect(read(craving).unknownWords).toEqual([]);
  },
);
