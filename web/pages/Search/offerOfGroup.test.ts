import { offerOfGroup } from './offerOfGroup';

const chip = (key: string, kind: string) => ({ key, kind });
const CHIPS = [chip('kosher', 'DIETARY'), chip('sushi', 'WANTED'), chip('cozy', 'WANTED'), chip('cheap', 'PRICE')];
const offer = (...removedChips: string[]) => ({ removedChips, removed: removedChips.length });
/** Each of these chips is met by at least one near miss (a place that is not known to fulfill all wishes). */
const SOME = ['kosher', 'sushi', 'cheap'];

test('the offer of a group removes the wishes that the group misses; “cozy” stays, as no near miss meets it', () => {
  const offers = [offer('sushi'), offer('kosher', 'cheap')];
  expect(offerOfGroup(offers, CHIPS, ['kosher', 'cheap'], SOME)).toBe(offers[0]);
  expect(offerOfGroup(offers, CHIPS, ['sushi'], SOME)).toBe(offers[1]);
  expect(offerOfGroup(offers, CHIPS, ['cheap'], SOME)).toBeUndefined();
});

test('the distance counts as missed even if no near miss is near enough', () => {
  const chips = [chip('sushi', 'WANTED'), chip('2 km', 'DISTANCE')];
  const offers = [offer('sushi'), offer('sushi', '2 km')];
  expect(offerOfGroup(offers, chips, [], ['sushi'])).toBe(offers[1]);
});

test('an offer that removes something besides chips is not the offer of a group', () => {
  expect(offerOfGroup([{ removedChips: ['sushi'], removed: 2 }], CHIPS, ['kosher', 'cheap'], SOME)).toBeUndefined();
});
