/** The names of each month, from January on. */
const NAMES = [
  'jan january enero',
  'feb february febrero',
  'mar march marzo',
  'apr april abril',
  'may mayo',
  'jun june junio',
  'jul july julio',
  'aug august agosto',
  'sep sept september septiembre',
  'oct october octubre',
  'nov november noviembre',
  'dec december diciembre',
];
/** The numbers of the months (1 is January), by their English and Spanish names. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, month) => names.split(' ').map((name) => [name, month + 1] as const)),
);
