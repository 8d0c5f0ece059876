import { factLabel } from '../../facts/factLabel';
import type { Language } from '../../languages';
import type { Miss } from '../index/Miss';
import { famousRestaurants } from '../vocabulary/famousRestaurants';
import { vocabulary } from '../vocabulary/Vocabulary';
import words from './missWords.json';
import type { SearchNotice } from './notices';

const KILOMETERS_PER_MILE = 1.609;
const DAY = 1440;

/**
 * Returns why a place that almost fits the search does not meet a wish, or why it is unknown whether the place meets
 * the wish. The text is shown after the name of the place: "closes at 1 AM".
 */
export function missText(miss: Miss, language: Language): string {
  switch (miss.kind) {
    case 'FOOD_UNKNOWN':
      return fill(words.FOOD_UNKNOWN[language], { name: foodsText(miss.foods, language) });
    case 'DIET_UNKNOWN':
      return fill(words.DIET_UNKNOWN[language], {
        diet: lowerCased(factLabel(miss.diet, language) ?? miss.diet, language),
      });
    case 'PRICE':
      return fill(words.PRICE[language], { price: miss.price });
    case 'PRICE_UNKNOWN':
      return words.PRICE_UNKNOWN[language];
    case 'HOURS_UNKNOWN':
      return words.HOURS_UNKNOWN[language];
    case 'CLOSED': {
      const { opens, closes } = miss.hours;
      if (closes !== null) return fill(words.CLOSES[language], { time: atText(closes, language) });
      const closed = closedText(miss.asked, language);
      if (opens === null) return closed;
      return fill(words.OPENS[language], { closed, time: atText(opens, language) });
    }
    case 'ELSEWHERE':
      if (miss.kilometres === null) return words.ELSEWHERE_UNKNOWN[language];
      return fill(words.ELSEWHERE[language], { distance: distanceText(miss.kilometres, language) });
    case 'LOCATION_UNKNOWN':
      return words.LOCATION_UNKNOWN[language];
  }
}

/**
 * Returns "closed now" for 'now', "not open 24 hours" for 'always', "not open at 3 AM" for a time in minutes after
 * midnight, "closed then" for null.
 */
function closedText(asked: 'now' | 'always' | number | null, language: Language): string {
  if (asked === 'now') return words.CLOSED_NOW[language];
  if (asked === 'always') return words.CLOSED_SOMETIMES[language];
  if (asked === null) return words.CLOSED_THEN[language];
  return fill(words.CLOSED_AT[language], { time: atText(asked, language) });
}

/** Returns the names of the foods: "Sushi or Ramen". */
function foodsText(foods: readonly string[], language: Language): string {
  const labels = foods.map((food) => vocabulary.concepts.get(food)?.label[language] ?? food);
  return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(labels);
}

/**
 * Returns the text of a notice. For NONE_OPEN, the text also names the place that opens first (if one is known), and
 * states that the results are open at the requested time but do not list the food.
 */
export function noticeText({ kind, concepts, texts, opensFirst }: SearchNotice, language: Language): string {
  if (kind === 'NONE_MENTIONS') return fill(words[kind][language], { name: quoted(texts, language) });
  const concept = concepts[0];
  const label = concept && (vocabulary.concepts.get(concept)?.label[language] ?? famousRestaurants.get(concept)?.name);
  const text = fill(words[kind][language], { name: label || (texts[0] ?? '') });
  if (kind !== 'NONE_OPEN') return text;
  const first =
    opensFirst &&
    fill(words.OPENS_FIRST[language], { place: opensFirst.name, time: timeText(opensFirst.minute, language) });
  return text + (first ?? '') + words.OTHERS_OPEN[language];
}

/** Returns the texts in quotation marks, with "or" before the last text: “cozy” or “quiet”. */
function quoted(texts: readonly string[], language: Language): string {
  const [before, after] = language === 'es' ? ['«', '»'] : ['“', '”'];
  const format = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' });
  return format.format(texts.map((text) => before + text + after));
}

function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), pattern);
}

/** Returns a label for use inside a sentence, in lower case if the language has capitals: "dairy-free". */
const lowerCased = (label: string, language: Language) =>
  language === 'en' || language === 'es' ? label.toLocaleLowerCase(language) : label;

/** The locales of the formats. English and Spanish have a US locale, because the places are in the United States. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', zh: 'zh-CN', ko: 'ko-KR' };

/** Formats a time, given in minutes after midnight, as "1 AM". */
function timeText(minute: number, language: Language): string {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute % DAY));
  const isWhole = minute % 60 === 0;
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(!isWhole && { minute: '2-digit' }),
  }).format(at);
}

/** Formats a time for use after "at". In Spanish, an article comes before the time: "la 1 a.m.", "las 3 a.m.". */
function atText(minute: number, language: Language): string {
  const time = timeText(minute, language);
  return language === 'es' ? `${/^1\b/.test(time) ? 'la' : 'las'} ${time}` : time;
}

/** Formats a distance as web/components/restaurant/facts/useDistance.ts does: "0.7 mi"; below 0.2 miles, "400 ft". */
function distanceText(kilometres: number, language: Language): string {
  const miles = kilometres / KILOMETERS_PER_MILE;
  const isShort = miles < 0.2;
  const feet = Math.max(50, Math.round((miles * 5280) / 50) * 50);
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: isShort ? 'foot' : 'mile',
    unitDisplay: 'short',
    maximumFractionDigits: miles < 10 ? 1 : 0,
  }).format(isShort ? feet : miles);
}
