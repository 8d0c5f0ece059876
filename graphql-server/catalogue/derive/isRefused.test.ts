import { foldName } from './foldName';
import { isRefused } from './isRefused';
import { phrasesOf } from './phrasesOf';

/** Whether a name refuses its word `wanted`. */
function refuses(name: string, wanted: string): boolean {
  const words = foldName(name).split(' ');
  const [phrase] = phrasesOf(
    words,
    () => 1,
    (word) => word === wanted,
  );
  if (!phrase) throw new Error(`${name} does not have the word ${wanted}`);
  return isRefused(words, phrase);
}

test.each([
  ['No Fish Today', 'fish'],
  ['Soups and No Meat', 'meat'],
  ['Not a Burger Stand', 'burger'],
  ['Definitely Not Pizza', 'pizza'],
  ['Non-Halal Hotpot', 'halal'],
  ['Without Pizza', 'pizza'],
  ['Anything But Burgers', 'burgers'],
  ['Meat Free Zone', 'meat'],
])('%s refuses %s', (name, word) => {
  expect(refuses(name, word)).toBe(true);
});

test.each([
  ['Not Just Donuts', 'donut'],
  ['More Than Just Tacos', 'tacos'],
  ['Nothing But Noodles', 'noodles'],
  ['Non Solo Pizza', 'pizza'],
  ['Why Not Pizza', 'pizza'],
  ['Never Say Never Sushi', 'sushi'],
  ['Hot or Not Pizza', 'pizza'],
  ['Bagels Free Coffee', 'bagels'],
  ['Burgers Free Wi-Fi', 'burgers'],
  ['No Pizza No Peace', 'pizza'],
  ['Kaze No Sushi', 'sushi'],
  ['No. 1 Sushi', 'sushi'],
  ['Halal Free Range Chicken', 'halal'],
])('%s does not refuse %s', (name, word) => {
  expect(refuses(name, word)).toBe(false);
});
