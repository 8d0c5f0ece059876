import { conceptsOf } from '../place/conceptsOf';
import { searchDocument } from '../place/searchDocument';
import { someDocumentFacts } from '../testing/places';
import { documentConcepts } from './documentConcepts';

const hours = Array.from({ length: 7 }, (_, day) => ({ day, opens: 660, closes: 1320 }));

test.each([
  ['little', { name: 'Place' }],
  [
    'much',
    {
      name: 'Kita Ramen',
      cuisine: 'Ramen, Sushi',
      priceRange: '$$',
      features: ['quiet', 'outdoor-seating'],
      dietaryOptions: ['vegan'],
      recommendedDishes: ['Tonkotsu ramen'],
      weeklyHours: hours,
      holidayHours: [{ opens: 660, closes: 900 }],
    },
  ],
])('if %s is known about a place, its document contains the concepts that conceptsOf returns', (_, stated) => {
  const facts = someDocumentFacts(stated);
  expect(documentConcepts(searchDocument(facts))).toEqual(
    conceptsOf(facts).map(({ concept, weight }) => ({ concept, weight: expect.closeTo(weight, 2) })),
  );
});

test.each([[Buffer.alloc(0)], [Buffer.alloc(100)]])('bytes that are not a document contain no concepts', (bytes) => {
  expect(documentConcepts(bytes)).toEqual([]);
});
