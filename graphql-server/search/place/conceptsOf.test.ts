import { someDocumentFacts } from '../testing/places';
import { conceptsOf } from './conceptsOf';

/** The weight of a concept at a place with these facts; 0 if the place does not have it. */
const weightOf = (concept: string, facts: Parameters<typeof someDocumentFacts>[0]) =>
  conceptsOf(someDocumentFacts(facts)).find((each) => each.concept === concept)?.weight ?? 0;

test('a bistro is not French and a deli is not Jewish, unless other words say so', () => {
  expect(weightOf('bistro', { name: 'Mala Sichuan Bistro', cuisine: 'Sichuan' })).toBeGreaterThan(0.8);
  expect(weightOf('french', { name: 'Mala Sichuan Bistro', cuisine: 'Sichuan' })).toBeLessThan(0.3);
  expect(weightOf('deli', { name: 'Stop 1 Deli', cuisine: 'Deli' })).toBeGreaterThan(0.9);
  expect(weightOf('jewish-deli', { name: 'Stop 1 Deli', cuisine: 'Deli' })).toBeLessThan(0.3);
  expect(weightOf('jewish-deli', { name: 'Katz', cuisine: 'Jewish, Deli' })).toBe(1);
  expect(weightOf('deli', { name: 'Pastrami Palace' })).toBeGreaterThan(0.7);
  expect(weightOf('french', { name: 'French Bistro' })).toBeGreaterThan(0.8);
});

test('cakes are no evidence that a place suits a birthday', () => {
  expect(weightOf('birthday', { name: 'Cake Fusion', cuisine: 'Cakes' })).toBe(0);
  expect(weightOf('celebration', { name: 'Best Steak', cuisine: 'Steakhouse' })).toBeGreaterThan(0.1);
});

test('“near-perfect” and “unlike” do not hide a food, because the food matters to diners with an allergy', () => {
  expect(weightOf('shrimp', { name: 'Weber', description: 'Near-perfect shrimp and grits.' })).toBeGreaterThan(0);
  expect(weightOf('lobster', { name: 'Weber', description: 'Unlike other lobster rolls.' })).toBeGreaterThan(0);
});

test('a concept that a description denies has a weight below 0; “next to” adds nothing, “better than” denies nothing', () => {
  expect(weightOf('reservations', { name: 'Weber', description: 'Reservations are not accepted.' })).toBeLessThan(0);
  expect(weightOf('sushi', { name: 'Weber', description: 'Next to a sushi bar.' })).toBe(0);
  expect(
    weightOf('steakhouse', { name: 'Weber', cuisine: 'Steakhouse', description: 'Better than any steakhouse.' }),
  ).toBe(1);
});

test('the name of the city is no evidence for a cuisine', () => {
  expect(weightOf('peruvian', { name: 'Lima Pizza', city: 'Lima' })).toBe(0);
  expect(weightOf('peruvian', { name: 'Lima Pizza', city: 'Toledo' })).toBeGreaterThan(0.8);
});
