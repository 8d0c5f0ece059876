import { toldOf } from './toldOf';

const [ann, ben, cal] = ['Ann’s', 'Ben’s', 'Cal’s'].map((name) => ({ id: name, name })) as [Place, Place, Place];
type Place = { id: string; name: string };

test('after a decision, the decision and the next card are told', () => {
  expect(toldOf(undefined, null, null)).toBeNull();
  expect(toldOf(ben, { place: ann, action: 'saved' }, null)).toEqual({
    id: 'discover.told.saved',
    values: { name: 'Ann’s', next: 'Ben’s' },
  });
});

test('after an undo, the card that came back is told, not the decision before it', () => {
  expect(toldOf(ben, { place: ann, action: 'saved' }, 'Ben’s')).toMatchObject({
    id: 'discover.told.undone',
    values: { name: 'Ben’s' },
  });
  // the card that came back is not on top, because it is filtered out
  expect(toldOf(cal, { place: ann, action: 'skipped' }, 'Ben’s')).toMatchObject({ id: 'discover.told.skipped' });
});
