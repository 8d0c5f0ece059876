import { audienceFromForm } from './audienceFromForm';

test.each([
  ['Access SFUSD: Bay Street', 'institution'],
  ["St Raymond's Hall", 'institution'],
  ["St. Anne's Home", 'institution'],
  ['Morgan Stanley 2nd Floor Bistro', 'institution'],
  ['Grand Hotel (Cafeteria)', 'institution'],
  ['Grand Hotel (Spanish Suite)', 'events'],
  ['Westin Elm - Club Lounge', 'events'],
  ['Westin Elm - Imperial Food Kitchen', 'supplier'],
  ['Loews Elm (Pantry)', 'supplier'],
])('the form of %s implies the audience %s', (name, audience) => {
  expect(audienceFromForm(name)?.audience).toBe(audience);
});

test.each([
  'Hotel Elm - Harmony Room',
  "Four Seasons Hotel - Elm's Kitchen",
  'St. Elmo Steak House',
  'Club Lounge',
  'Polite Society',
  '',
])('the form of %j implies no audience', (name) => {
  expect(audienceFromForm(name)).toBeNull();
});
