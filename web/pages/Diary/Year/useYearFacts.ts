import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useYearFacts_year$key } from '../../../__generated__/useYearFacts_year.graphql';

/** A year in words, for the card and its picture. */
export interface YearFacts {
  year: string;
  title: string;
  counts: { value: number; label: string }[];
  cuisinesTitle: string;
  /** `part`: the share of the largest count, 0 to 1. */
  cuisines: { name: string; label: string; part: number }[];
  lines: { label: string; text: string }[];
}

/** The words about a year; unknown parts are left out. */
export function useYearFacts(ref: useYearFacts_year$key): YearFacts {
  const year = useFragment(
    graphql`
      fragment useYearFacts_year on DiaryYear {
        year
        visitCount
        restaurantCount
        cityCount
        longestStreakWeeks
        firstVisitOn
        topCuisines {
          count
          cuisine {
            label(language: $language)
          }
        }
        mostVisited {
          visitCount
          diaryEntry {
            snapshot {
              name
            }
            restaurant {
              name
            }
          }
        }
        bestRated {
          stars
          diaryEntry {
            snapshot {
              name
            }
            restaurant {
              name
            }
          }
        }
      }
    `,
    ref,
  );
  const { formatMessage, formatDate } = useIntl();
  const { mostVisited, bestRated, firstVisitOn, longestStreakWeeks } = year;
  const nameOf = (place: typeof mostVisited | typeof bestRated) =>
    place?.diaryEntry?.restaurant?.name ?? place?.diaryEntry?.snapshot.name;
  // A single visit is not worth a line: every restaurant has at least one.
  const most = mostVisited && mostVisited.visitCount > 1 ? nameOf(mostVisited) : null;
  const best = nameOf(bestRated);
  const largest = year.topCuisines[0]?.count ?? 1;
  const lines = [
    most && {
      label: formatMessage({ id: 'diary.year.mostVisited' }),
      text: formatMessage({ id: 'diary.year.times' }, { name: most, count: mostVisited?.visitCount ?? 0 }),
    },
    best && {
      label: formatMessage({ id: 'diary.year.best' }),
      text: formatMessage({ id: 'diary.year.stars' }, { name: best, count: bestRated?.stars ?? 0 }),
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
    title: formatMessage({ id: 'diary.year.title' }),
    counts: [
      { value: year.visitCount, label: formatMessage({ id: 'diary.year.visits' }, { count: year.visitCount }) },
      {
        value: year.restaurantCount,
        label: formatMessage({ id: 'diary.year.places' }, { count: year.restaurantCount }),
      },
      { value: year.cityCount, label: formatMessage({ id: 'diary.year.cities' }, { count: year.cityCount }) },
    ].filter(({ value }) => value > 0),
    cuisinesTitle: formatMessage({ id: 'diary.year.cuisines' }),
    cuisines: year.topCuisines.map(({ cuisine: { label: name }, count }) => ({
      name,
      label: formatMessage({ id: 'diary.year.cuisine' }, { name, count }),
      part: count / largest,
    })),
    lines: lines.filter((line) => typeof line === 'object' && line !== null),
  };
}
