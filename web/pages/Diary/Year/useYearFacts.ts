import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useYearFacts_year$key } from '../../../__generated__/useYearFacts_year.graphql';

/** A place that was visited in the year; `cuisine`: the keys of its cuisines, with spaces between them. */
export type YearPlace = { name: string; cuisine: string };

/** The texts about a year, for the card and for the picture that can be saved. */
export interface YearFacts {
  year: string;
  title: string;
  counts: { value: number; label: string }[];
  cuisinesTitle: string;
  /** `part`: the count divided by the largest count, 0 to 1. */
  cuisines: { name: string; label: string; part: number }[];
  lines: { label: string; text: string }[];
  /** In the order of the GraphQL response: the most visited places first. Each name is in the list once. */
  places: YearPlace[];
}

/** The texts about a year. The title contains `name` unless it is null. Unknown parts are left out. */
export function useYearFacts(ref: useYearFacts_year$key, name: string | null): YearFacts {
  const year = useFragment(
    graphql`
      fragment useYearFacts_year on DiaryYear {
        year
        visitCount
        restaurantCount
        cityCount
        longestStreakWeeks(firstWeekday: $firstWeekday)
        firstVisitOn
        topCuisines {
          count
          cuisine {
            label(language: $language)
          }
        }
        mostVisitedCount
        restaurants {
          name
          visitCount
          cuisines {
            key
          }
        }
        bestRatedCount
        bestRated {
          name
          stars
        }
      }
    `,
    ref,
  );
  const { formatMessage, formatDate } = useIntl();
  const { mostVisitedCount, bestRated, bestRatedCount, firstVisitOn, longestStreakWeeks } = year;
  const restaurants = year.restaurants ?? [];
  const [most, second] = restaurants;
  const mostText = (one: string, count: number) => {
    if (mostVisitedCount > 2) return formatMessage({ id: 'diary.year.tiedTimes' }, { places: mostVisitedCount, count });
    if (mostVisitedCount < 2 || !second) return formatMessage({ id: 'diary.year.times' }, { name: one, count });
    return formatMessage({ id: 'diary.year.bothTimes' }, { one, other: second.name, count });
  };
  const bestText = (best: string, count: number) =>
    bestRatedCount > 1
      ? formatMessage({ id: 'diary.year.tiedStars' }, { places: bestRatedCount, count })
      : formatMessage({ id: 'diary.year.stars' }, { name: best, count });
  const largest = year.topCuisines[0]?.count ?? 1;
  const lines = [
    // If the highest count is 1, this line is left out, because all restaurants have the same count.
    most &&
      most.visitCount > 1 && {
        label: formatMessage({ id: 'diary.year.mostVisited' }),
        text: mostText(most.name, most.visitCount),
      },
    bestRated && {
      label: formatMessage({ id: 'diary.year.best' }),
      text: bestText(bestRated.name, bestRated.stars ?? 0),
    },
    {
      label: formatMessage({ id: 'diary.year.streak' }),
      text: formatMessage({ id: 'diary.year.weeks' }, { count: longestStreakWeeks }),
    },
    firstVisitOn && {
      label: formatMessage({ id: 'diary.year.first' }),
      text: formatDate(firstVisitOn, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    },
  ];
  return {
    year: String(year.year),
    title: name ? formatMessage({ id: 'diary.year.titleOf' }, { name }) : formatMessage({ id: 'diary.year.title' }),
    counts: [
      { value: year.visitCount, label: formatMessage({ id: 'diary.year.visits' }, { count: year.visitCount }) },
      {
        value: year.restaurantCount,
        label: formatMessage({ id: 'diary.year.places' }, { count: year.restaurantCount }),
      },
      { value: year.cityCount, label: formatMessage({ id: 'diary.year.cities' }, { count: year.cityCount }) },
    ].filter(({ value }) => value > 0),
    cuisinesTitle: formatMessage({ id: 'diary.year.cuisines' }),
    cuisines: year.topCuisines.map(({ cuisine: { label: cuisine }, count }) => ({
      name: cuisine,
      label: formatMessage({ id: 'diary.year.cuisine' }, { name: cuisine, count }),
      part: count / largest,
    })),
    lines: lines.filter((line) => typeof line === 'object' && line !== null),
    places: [...new Map(restaurants.map((place) => [place.name, place])).values()].map((place) => ({
      name: place.name,
      cuisine: place.cuisines.map(({ key }) => key).join(' '),
    })),
  };
}
