import { type CustomTypesConfig, types } from 'pg';

/**
 * Reads "1987-05-01" as Prisma does: midnight in UTC. By default pg uses midnight in the server's time zone, which east
 * of UTC is still the day before in UTC.
 */
const readDay = (text: string) => new Date(`${text}T00:00:00Z`);

/** How values from plain SQL are parsed; Prisma parses its own. */
export const rawTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE && format !== 'binary' ? readDay : types.getTypeParser(oid, format as 'text'),
};
