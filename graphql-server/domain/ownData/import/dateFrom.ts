import { noVisit, type VisitDate, visitDate } from '../../visitDate';

/** A date of OwnRecord as the database holds it. */
export function dateFrom(text: string | null): VisitDate | typeof noVisit {
  return (text !== null && visitDate.safeParse(text).data) || noVisit;
}
