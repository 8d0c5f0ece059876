import { noVisit, type VisitDate, visitDate } from '../../visitDate';

/** A date of OwnRecord in the form that the database stores. */
export function dateFrom(text: string | null): VisitDate | typeof noVisit {
  return (text !== null && visitDate.safeParse(text).data) || noVisit;
}
