import { type CustomTypesConfig, types } from 'pg';

/**
 * Reads "1987-05-01" as midnight in UTC, like Prisma. By default, pg reads it as midnight in the time zone of this
 * process. East of UTC, midnight in the local time zone is still the previous day in UTC.
 */
const readDay = (text: string) => new Date(`${text}T00:00:00Z`);

/** The parsers for the results of `pool.query`. Prisma uses its own parsers for its queries. */
export const rawTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE && format !== 'binary' ? readDay : types.getTypeParser(oid, format as 'text'),
};
