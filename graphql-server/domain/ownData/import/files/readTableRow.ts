import { z } from 'zod';
import { cutText } from '../../../../text/cutText';
import { newDiaryEntry } from '../../../diary/diaryInput';
import { parseInput } from '../../../input/parseInput';
import { line as lineOfText } from '../../../input/text';
import { visitDate as isoVisitDate, writeVisitDate } from '../../../visitDate';
import { brokenRow, placeOf, type ReadRow, shownName } from '../RowContent';
import { checked } from './checked';
import { readAddressText } from './readAddressText';
import type { Field } from './readHeader';

/** A row of a table that was not exported from Fuud. */
export interface TableRow {
  /** The number of the row in the file, as a spreadsheet shows it (from 1; headings and empty rows count too). */
  row: number;
  /** The trimmed heading of the field's column; empty when there is no such column. */
  heading(field: Field): string;
  /** The trimmed cell of the field's column; empty when there is no such column. */
  text(field: Field): string;
  /** True for a visit, false for a restaurant to save. */
  isVisit: boolean;
  /** The date as ISO 8601, or the original text when it is not a date. */
  visitedAt: string;
}

const placeText = z.object({ name: lineOfText().max(200) });
const orNull = (text: string) => text || null;

/**
 * Reads a row. The result is the content of the row, or a broken line with the reason why the row cannot be read. For a
 * visit, a rating that is not a whole number of stars from 1 to 5 is left out, and `problem` states this. For a
 * restaurant to save, stars are ignored.
 * @param line the row's number among the rows below the headings, counted from 1 without empty rows
 */
export function readTableRow(line: number, { row, heading, text, isVisit, visitedAt }: TableRow): ReadRow {
  if (isVisit && visitedAt && !isoVisitDate.safeParse(visitedAt).success) {
    const unreadDate = { row, heading: shownName(heading('visitedAt')), text: shownName(text('visitedAt')) };
    const broken = brokenRow(
      line,
      `${unreadDate.heading} "${unreadDate.text}" is not a date between 1900 and a year from now`,
      text('name'),
    );
    return { ...broken, content: { ...broken.content, unreadDate } };
  }
  const stars = isVisit ? readStars(text('stars')) : null;
  const read = checked(
    line,
    () => {
      const { name } = parseInput(placeText, { name: text('name').replace(/\s+/g, ' ') });
      const place = placeOf({ name, ...whereabouts(text) });
      if (!isVisit) return { place, saved: { savedAt: null }, visit: null, rating: null };
      const cells = { visitedAt, notes: text('notes'), favoriteDishes: text('favoriteDishes') };
      const { visitedAt: date, notes = null, favoriteDishes = null } = parseInput(newDiaryEntry, cells);
      const when = date ? writeVisitDate(date) : null;
      const visit = { visitId: null, visitedAt: when, notes, favoriteDishes, addedAt: null, entryAddedAt: null };
      const rating = stars === null ? null : { stars, comment: null, visitedAt: when, ratedAt: null };
      return { place, saved: null, visit, rating };
    },
    text('name'),
  );
  const isLeftOut = isVisit && text('stars') !== '' && stars === null;
  return read.isBroken || !isLeftOut
    ? read
    : { ...read, problem: 'The rating is not a whole number of stars from 1 to 5, so it is left out' };
}

/** Reads texts like "4", "4.0", "4/5" and "★★★★☆" as 4. Returns null for other texts and for numbers outside 1 to 5. */
function readStars(text: string): number | null {
  const drawn = /^([★⭐]+)☆*$/u.exec(text.replace(/\ufe0f|\s+/gu, ''))?.[1];
  const stars = drawn ? [...drawn].length : Number(/^(\d)(?:[.,]0+)?(?:\s*\/\s*5)?$/.exec(text)?.[1] ?? Number.NaN);
  return stars >= 1 && stars <= 5 ? stars : null;
}

function whereabouts(text: TableRow['text']) {
  const parts = readAddressText(cutText(text('address'), 300));
  const [latitude, longitude] = [degrees(text('latitude'), 90), degrees(text('longitude'), 180)];
  return {
    address: parts.address,
    city: orNull(cutText(text('city'), 100)) ?? parts.city,
    region: orNull(cutText(text('region'), 100)) ?? parts.region,
    postalCode: orNull(cutText(text('postalCode'), 20)) ?? parts.postalCode,
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
  };
}

function degrees(text: string, most: number): number | null {
  const value = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Math.abs(value) <= most ? value : null;
}
