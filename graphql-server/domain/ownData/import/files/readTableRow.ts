import { z } from 'zod';
import { newDiaryEntry } from '../../../diary/diaryInput';
import { parseInput } from '../../../input/parseInput';
import { line as lineOfText } from '../../../input/text';
import { visitDate as isoVisitDate, writeVisitDate } from '../../../visitDate';
import { brokenRow, placeOf, type ReadRow, type RowContent, shownName } from '../RowContent';
import { checked } from './checked';
import { isPlaceholder } from './isPlaceholder';
import { isPartOfDate } from './readDay';
import type { Field } from './readHeader';
import { readStars } from './readStars';
import { visitMark } from './visitMark';
import { whereaboutsIn } from './whereaboutsIn';

/** A row of a table that was not exported from Fuud. */
export interface TableRow {
  /** The number of the row in the file, as a spreadsheet shows it (from 1; headings and empty rows count too). */
  row: number;
  /** The trimmed heading of the field's column; empty when there is no such column. */
  heading(field: Field): string;
  /**
   * The trimmed cell of the field's column; empty when there is no such column. The cells of several columns are
   * joined, but for visitedAt, only the first cell that is not blank is returned.
   */
  text(field: Field): string;
  /** The cells to the right of the last heading, if fitCells did not add them to the last column. */
  surplus: readonly string[];
  /** True for a visit, false for a restaurant to save. */
  isVisit: boolean;
  /** True if the table contains visits, but this row is no visit. */
  isUnvisited: boolean;
  /** The date as ISO 8601, or the original text when it is not a date. */
  visitedAt: string;
  /** False if the numbers in the column of stars are not out of five. */
  isOutOfFive: boolean;
}

const placeText = z.object({ name: lineOfText().max(200) });

/**
 * Reads a row. The result is the content of the row, or a broken line with the reason why the row cannot be read. For a
 * visit, a rating that is not a whole number of stars from 1 to 5 is left out, and a date without a day is left out.
 * `problem` states what is left out. For a restaurant to save, the date, stars, notes and dishes are ignored.
 * @param line the row's number among the rows below the headings, counted from 1 without empty rows
 */
export function readTableRow(line: number, tableRow: TableRow): ReadRow {
  const { row, heading, text, surplus, isVisit, isUnvisited, isOutOfFive } = tableRow;
  const hasNoDay = isPlaceholder(text('visitedAt')) || isPartOfDate(text('visitedAt')) || visitMark(text('visitedAt'));
  const visitedAt = hasNoDay ? '' : tableRow.visitedAt;
  if (isVisit && visitedAt && !isoVisitDate.safeParse(visitedAt).success) {
    const unreadDate = { row, heading: shownName(heading('visitedAt')), text: shownName(text('visitedAt')) };
    const broken = brokenRow(
      line,
      `${unreadDate.heading} "${unreadDate.text}" is not a date between 1900 and a year from now`,
      text('name'),
    );
    return { ...broken, content: { ...broken.content, unreadDate } };
  }
  const stars = isVisit ? readStars(text('stars'), isOutOfFive) : null;
  const hasUnreadStars = isVisit && text('stars') !== '' && stars === null && !isPlaceholder(text('stars'));
  const isMoreLost = isUnvisited && ONLY_OF_VISITS.some((field) => text(field));
  const problems = [
    ...(isMoreLost ? [NOT_VISITED] : []),
    ...(isVisit && hasNoDay && text('visitedAt') ? [noDay(shownName(text('visitedAt')))] : []),
    ...(hasUnreadStars ? [isOutOfFive || readStars(text('stars'), true) === null ? NO_STARS : OTHER_SCALE] : []),
    ...(surplus.length > 0 ? [beyondHeadings(shownName(surplus.join(', ')))] : []),
  ];
  const read = () => ({
    content: contentOf(text, { isVisit, visitedAt, stars }),
    problem: problems.join('. ') || null,
  });
  return checked(line, read, text('name'));
}

type Checked = Pick<TableRow, 'isVisit' | 'visitedAt'> & { stars: number | null };

function contentOf(text: TableRow['text'], { isVisit, visitedAt, stars }: Checked): RowContent {
  const { name } = parseInput(placeText, { name: text('name').replace(/\s+/g, ' ') });
  const place = placeOf({ name, ...whereaboutsIn(text) });
  if (!isVisit) return { place, saved: { savedAt: null }, visit: null, rating: null };
  const cells = { visitedAt, notes: text('notes'), favoriteDishes: text('favoriteDishes') };
  const { visitedAt: date, notes = null, favoriteDishes = null } = parseInput(newDiaryEntry, cells);
  const when = date ? writeVisitDate(date) : null;
  const visit = { visitId: null, visitedAt: when, notes, favoriteDishes, addedAt: null, entryAddedAt: null };
  const rating = stars === null ? null : { stars, comment: null, visitedAt: when, ratedAt: null };
  return { place, saved: null, visit, rating };
}

const ONLY_OF_VISITS: readonly Field[] = ['stars', 'notes', 'favoriteDishes'];
const NOT_VISITED = 'The row is no visit, so the restaurant is saved without the rating, the notes and the dishes';
const NO_STARS = 'The rating is not a whole number of stars from 1 to 5, so it is left out';
const OTHER_SCALE = 'The ratings in this column are not out of 5 stars, so this rating is left out';
const noDay = (text: string) => `"${text}" names no day, so the visit has no date`;
const beyondHeadings = (text: string) => `"${text}" is in a cell without a heading, so it is left out`;
