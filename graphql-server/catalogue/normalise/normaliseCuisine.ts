import { cleanText } from './cleanText';
import { remember } from './remember';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

/** OpenStreetMap values that a menu would put differently. Everything else is its own words in title case. */
const DISPLAY_WORDS = new Map(
  Object.entries({
    bagel: 'Bagels',
    barbecue: 'Barbecue',
    bbq: 'Barbecue',
    burger: 'Burgers',
    cake: 'Cakes',
    coffee_shop: 'Coffee',
    cookie: 'Cookies',
    crepe: 'Crêpes',
    donut: 'Donuts',
    dumpling: 'Dumplings',
    empanada: 'Empanadas',
    fish_and_chips: 'Fish & Chips',
    hot_dog: 'Hot Dogs',
    hotdog: 'Hot Dogs',
    juice: 'Juices',
    noodle: 'Noodles',
    pancake: 'Pancakes',
    pretzel: 'Pretzels',
    salad: 'Salads',
    sandwich: 'Sandwiches',
    smoothie: 'Smoothies',
    steak_house: 'Steakhouse',
    taco: 'Tacos',
    waffle: 'Waffles',
    wings: 'Wings',
  }),
);
/** No cuisine at all: OpenStreetMap's way to say nothing. */
const NO_CUISINE = new Set(['yes', 'no', 'regional', 'local', 'other', 'none', 'unknown', 'n/a']);

/**
 * "sandwich;burger" becomes "Sandwiches, Burgers": words separated by ; , or |, in the source's order (the first is the
 * main one), each once. Words that have capitals of their own keep their spelling.
 * @returns null when nothing is said.
 */
export function normaliseCuisine(raw: string | string[] | null | undefined): string | null {
  return readWords(Array.isArray(raw) ? raw.join(';') : (raw ?? ''));
}

const readWords = remember((raw: string): string | null => {
  const words = raw.split(/[;,|]/).map(toDisplay);
  const known = words.filter((word): word is string => word !== null);
  return [...new Map(known.map((word) => [word.toLowerCase(), word])).values()].join(', ') || null;
});

function toDisplay(raw: string): string | null {
  const text = cleanText(raw);
  if (!text || NO_CUISINE.has(text.toLowerCase())) return null;
  const word = DISPLAY_WORDS.get(text.toLowerCase().replace(/[\s-]+/g, '_'));
  const spaced = text.replace(/_+/g, ' ').trim();
  return word ?? (isAllSmall(spaced) || isAllCapitals(spaced) ? titleCase(spaced) : spaced);
}
