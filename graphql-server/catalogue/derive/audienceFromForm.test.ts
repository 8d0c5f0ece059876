import { audienceFromForm } from './audienceFromForm';

test.each([
  ['Access SFUSD: Bay Street', 'institution'],
  ['PS 123', 'institution'],
  ['I.S. 61', 'institution'],
  ['Lincoln H.S.', 'institution'],
  ['Lincoln HS', 'institution'],
  ["St Raymond's Hall", 'institution'],
  ["St. Anne's Home", 'institution'],
  ['Morgan Stanley 2nd Floor Bistro', 'institution'],
  ['Grand Hotel (Cafeteria)', 'institution'],
  ['Grand Hotel (Spanish Suite)', 'events'],
  ['Westin Elm - Club Lounge', 'events'],
  ['Westin Elm - Imperial Food Kitchen', 'supplier'],
  ['Loews Elm (Pantry)', 'supplier'],
])('the name %s matches a pattern for the audience %s', (name, audience) => {
  expect(audienceFromForm(name)?.audience).toBe(audience);
});

test.each([
  'Hotel Elm - Harmony Room',
  "Four Seasons Hotel - Elm's Kitchen",
  'St. Elmo Steak House',
  'Club Lounge',
  'PS 450 Bar',
  'PS Kitchen',
  'Bistro HS',
  'Polite Society',
  '',
])('the name %j matches no pattern for an audience', (name) => {
  expect(audienceFromForm(name)).toBeNull();
});
