import { dietaryOptions } from '../../graphql-server/facts/facts';
import { readWeeklyHours } from '../../graphql-server/facts/weeklyHours';
import { impliedDiets } from '../../graphql-server/search/place/impliedDiets';
import { answersOf } from './askSample';
import { USUAL_NOW } from './developmentSet';
import { type SampleCity, sampleCities } from './sampleCities';
import { numbers } from './typos';

const CRAVINGS = [
  'ramen',
  'somewhere quiet',
  'dinner with my parents',
  'tacos',
  'something sweet',
  'a birthday',
  'noodles',
  'cheap lunch',
];
const DIETS: Record<(typeof dietaryOptions)[number], string[]> = {
  vegetarian: [
    'vegetarian',
    'algo sin carne',
    'vegetarian-friendly',
    'my sister is vegetarian',
    'no meat',
    'sin carne',
  ],
  vegan: ['vegan', 'my vegan sister comes along', 'vegano', '纯素'],
  'gluten-free': ['gluten-free', 'celiac', 'no gluten', 'gluten allergy', 'sin gluten'],
  halal: ['halal', '清真', '할랄'],
  kosher: ['kosher', 'we keep kosher'],
  'dairy-free': ['dairy free', 'no dairy', 'lactose intolerant', "can't do dairy"],
  'nut-free': ['nut allergy', 'peanut allergy', 'allergic to peanuts', 'nut-free', 'no nuts'],
  keto: ['keto', 'doing keto'],
  paleo: ['paleo'],
};
/**
 * Words for a time, and the moments that the words can mean on a Friday evening. A result must be open at one or more
 * of these moments. `day` is the day of the week (0 is Sunday), and `minute` is the minute of the day.
 */
const TIMES: [string, { day: number; minute: number }[]][] = [
  ['late tonight', [{ day: 5, minute: 1380 }]],
  ['open after midnight', [{ day: 6, minute: 0 }]],
  ['sunday brunch', [600, 660, 720].map((minute) => ({ day: 0, minute }))],
  ['tomorrow at 7', [{ day: 6, minute: 1140 }]],
  ['open past 10', [{ day: 5, minute: 1320 }]],
  ['at 2 in the morning', [{ day: 6, minute: 120 }]],
  ['monday lunch', [720, 750, 780].map((minute) => ({ day: 1, minute }))],
  ['open now', [{ day: 5, minute: 1110 }]],
];
/**
 * Words for allergies for which the catalogue has no diet. The pattern finds words in a place's texts that show that
 * the place serves the allergen.
 */
const ALLERGENS: [words: string[], served: RegExp][] = [
  [
    ['shellfish allergy', 'allergic to shellfish', 'alergia a los mariscos', '贝类过敏'],
    /shrimp|prawn|lobster|\bcrab|oyster(?! mushroom)|crawfish|crayfish|scallop|clams?\b|mussel/i,
  ],
  [['soy allergy', 'no soy please', 'sin soya', '대두 알레르기'], /\bsoy\b|tofu|\bmiso\b|edamame|teriyaki/i],
  [['sesame allergy', "can't have sesame", 'alergia al sésamo', '芝麻过敏'], /sesame|tahini|hummus|halva/i],
];
const QUESTIONS = 60;

let cities: ReadonlyMap<string, SampleCity>;
beforeAll(async () => {
  cities = await sampleCities();
});

/**
 * Runs QUESTIONS searches. Each search combines the words in `needs` with a random craving, in a random city. Yields
 * the facts of the first ten places of each search.
 */
function* found(needs: string) {
  const random = numbers(needs.length);
  const places = [...cities.values()];
  for (let question = 0; question < QUESTIONS; question += 1) {
    const city = places[random(places.length)] as SampleCity;
    const words = CRAVINGS[random(CRAVINGS.length)] as string;
    const craving = random(2) === 0 ? `${words}, ${needs}` : `${needs}, ${words}`;
    for (const id of answersOf(cities, { craving, location: `${city.cityKey}, ${city.state}`, now: USUAL_NOW })) {
      const facts = city.facts.get(id);
      if (facts) yield { craving, facts, zone: city.timeZone };
    }
  }
}

test.each(dietaryOptions.flatMap((diet) => DIETS[diet].map((words) => [diet, words] as const)))(
  'the diet %s is offered by every place that the search "%s" finds',
  (diet, words) => {
    for (const { craving, facts } of found(words))
      expect([craving, [...facts.dietaryOptions, ...impliedDiets(facts)]]).toEqual([
        craving,
        expect.arrayContaining([diet]),
      ]);
  },
);

test.each(TIMES)('every place that "%s" finds is open at that time', (words, moments) => {
  for (const { craving, facts, zone } of found(words)) {
    if (zone !== 'America/Chicago' && words === 'open now') continue;
    const hours = readWeeklyHours(facts.weeklyHours) ?? [];
    const isOpen = moments.some(({ day, minute }) =>
      hours.some((each) =>
        [0, 1].some((back) => {
          const at = minute + back * 1440;
          return each.day === (day + 7 - back) % 7 && each.opens <= at && at < each.closes;
        }),
      ),
    );
    expect([craving, facts.name, isOpen]).toEqual([craving, facts.name, true]);
  }
});

test.each(ALLERGENS.flatMap(([words, served]) => words.map((each) => [each, served] as const)))(
  'the texts of the places that "%s" finds do not mention the allergen',
  (words, served) => {
    for (const { craving, facts } of found(words)) {
      const text = [facts.name, ...facts.recommendedDishes, facts.description].join('\n');
      expect([craving, facts.name, served.exec(text)?.[0]]).toEqual([craving, facts.name, undefined]);
    }
  },
);
