import { type CustomTypesConfig, types } from 'pg';

/**
 * Reads "1987-05-01" as midnight in UTC, like Prisma. By default, pg reads it as midnight in the server's time zone.
 * East of UTC, that moment is still the previous day in UTC.
 */
const readDay = (text: string) => new Date(`${text}T00:00:00Z`);

/** How values from plain SQL are parsed. Prisma parses the values of its own queries. */
export const rawTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE && format !== 'binary' ? readDay : types.getTypeParser(oid, format as 'text'),
};
