import { type CustomTypesConfig, types } from 'pg';

/** "1987-05-01" as Prisma reads it: the midnight of UTC. On its own pg takes that of the server's own zone, the day before in UTC where that lies east of it. */
const readDay = (text: string) => new Date(`${text}T00:00:00Z`);

/** How what plain SQL reads becomes values; Prisma has its own. */
export const rawTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE && format !== 'binary' ? readDay : types.getTypeParser(oid, format as 'text'),
};
