import { noVisit, type VisitDate, visitDate } from '../../visitDate';

/**
 * Converts a date of OwnRecord to the form that the database stores. Returns noVisit for null and for text that
 * visitDate refuses.
 */
export function dateFrom(text: string | null): VisitDate | typeof noVisit {
  return (text !== null && visitDate.safeParse(text).data) || noVisit;
}
