import { toldOf } from './toldOf';

const [ann, ben, cal] = ['Ann’s', 'Ben’s', 'Cal’s'].map((name) => ({ id: name, name })) as [Place, Place, Place];
type Place = { id: string; name: string };

test('after a decision, screen readers are told the decision and the next card', () => {
  expect(toldOf(undefined, null, null)).toBeNull();
  expect(toldOf(ben, { place: ann, action: 'saved' }, null)).toEqual({
    id: 'discover.told.saved',
    values: { name: 'Ann’s', next: 'Ben’s' },
  });
});

test('after an undo, screen readers are told which card came back, or the last decision if that card is hidden', () => {
  expect(toldOf(ben, { place: ann, action: 'saved' }, 'Ben’s')).toMatchObject({
    id: 'discover.told.undone',
    values: { name: 'Ben’s' },
  });
  // the card that came back is not on top, because it is filtered out
  expect(toldOf(cal, { place: ann, action: 'skipped' }, 'Ben’s')).toMatchObject({ id: 'discover.told.skipped' });
});
