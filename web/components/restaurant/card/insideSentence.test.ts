import { insideSentence } from './insideSentence';

test.each([
  ['Outdoor seating', 'outdoor seating'],
  ['Drive-through', 'drive-through'],
  ['Música en vivo', 'música en vivo'],
  ['Sports on TV', 'Sports on TV'],
  ['TV 스포츠 중계', 'TV 스포츠 중계'],
  ['Wi-Fi', 'Wi-Fi'],
  ['BYOB', 'BYOB'],
  ['안 맵게', '안 맵게'],
])('inside a sentence, “%s” is written as “%s”', (label, written) => {
  expect(insideSentence(label, 'en')).toBe(written);
});
