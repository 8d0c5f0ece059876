import { informativeReasons, onlyRepeatCuisines } from './informativeReasons';

const name = { field: 'NAME', text: 'Two Aunts Pizza' };
const cuisine = { field: 'CUISINE', text: 'Pizza' };
const description = { field: 'DESCRIPTION', text: 'Pizza, mostly.' };
const dish = (text: string) => ({ field: 'DISH', text });

test('the first two dishes are chosen, and not the name, the cuisine, a sentence or a third dish', () => {
  expect(informativeReasons([name, cuisine, dish('a'), dish('b'), description])).toEqual([dish('a'), dish('b')]);
  expect(informativeReasons([name, dish('a'), dish('b'), dish('c')])).toEqual([dish('a'), dish('b')]);
});

test('each part of the craving gives at most one reason', () => {
  const about = (key: string, field: string, text: string) => ({ field, text, concept: { key } });
  const quiet = about('quiet', 'FEATURE', 'quiet');
  expect(
    informativeReasons([
      about('ramen', 'DISH', 'Shio'),
      about('ramen', 'DISH', 'Shoyu'),
      about('ramen', 'CUISINE', 'Ramen'),
      quiet,
    ]),
  ).toEqual([quiet, about('ramen', 'DISH', 'Shio')]);
});

test('onlyRepeatCuisines is true if each reason matches the same part of the craving as a cuisine', () => {
  const about = (key: string, field: string, text: string) => ({ field, text, concept: { key } });
  const ramen = [about('ramen', 'DISH', 'Shio'), about('ramen', 'CUISINE', 'Ramen')];
  expect(onlyRepeatCuisines(ramen)).toBe(true);
  expect(onlyRepeatCuisines([...ramen, about('quiet', 'FEATURE', 'quiet')])).toBe(false);
  expect(onlyRepeatCuisines([about('ramen', 'DISH', 'Shio')])).toBe(false);
});

test('a sentence is chosen only if no shorter reason matches the same part of the craving', () => {
  const about = (key: string, field: string, text: string) => ({ field, text, concept: { key } });
  const cozy = about('cozy', 'INSIGHT', 'A cozy ramen room.');
  const shio = about('ramen', 'DISH', 'Shio');
  expect(informativeReasons([about('ramen', 'CUISINE', 'Ramen'), shio, cozy])).toEqual([cozy, shio]);
  expect(informativeReasons([shio, about('ramen', 'INSIGHT', 'Ramen, mostly.')])).toEqual([shio]);
});

test('without a dish, other facts are used; a sentence is used if there is no other fact', () => {
  const price = { field: 'PRICE', text: '$' };
  expect(informativeReasons([name, price, description])).toEqual([price]);
  expect(informativeReasons([description])).toEqual([description]);
});

test('leaves out cuisines, and names without a concept, without marks, or with marks that repeat the concept', () => {
  expect(informativeReasons([name])).toEqual([]);
  const lamp = { field: 'NAME', text: 'Lamp & Ledger', concept: { key: 'cozy' }, marks: [] };
  expect(informativeReasons([cuisine, lamp])).toEqual([]);
  const echo = { ...name, concept: { key: 'pizza' }, marks: [{ start: 10, end: 15 }] };
  expect(informativeReasons([cuisine, echo])).toEqual([]);
  const plural = { ...name, text: 'Taco Circus', concept: { key: 'tacos' }, marks: [{ start: 0, end: 4 }] };
  expect(informativeReasons([cuisine, plural])).toEqual([]);
  const informative = { ...echo, text: 'Taqueria El Sol', concept: { key: 'mexican' }, marks: [{ start: 0, end: 8 }] };
  expect(informativeReasons([cuisine, informative])).toEqual([informative]);
});

test('leaves out a reason with an unknown field, which a later version of the server may send', () => {
  expect(informativeReasons([{ field: 'MOOD', text: 'cosy' }])).toEqual([]);
});

test('leaves out a name that matches the same concept as a cuisine', () => {
  const concept = { key: 'barbecue' };
  const named = { field: 'NAME', text: 'Expat BBQ', concept, marks: [{ start: 6, end: 9 }] };
  expect(informativeReasons([named, { field: 'CUISINE', text: 'Barbecue', concept }])).toEqual([]);
  expect(informativeReasons([named])).toEqual([named]);
});

test('if a name and a cuisine match a diet, the name is chosen; a DIETARY reason replaces the name', () => {
  const concept = { key: 'vegan' };
  const named = { field: 'NAME', text: "Adina's Vegan Cuisine", concept, marks: [{ start: 8, end: 13 }] };
  const cuisine = { field: 'CUISINE', text: 'Vegan', concept };
  expect(informativeReasons([named, cuisine])).toEqual([named]);
  const stated = { field: 'DIETARY', text: 'vegan', concept };
  expect(informativeReasons([named, cuisine, stated])).toEqual([stated]);
});
