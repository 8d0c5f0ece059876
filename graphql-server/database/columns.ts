import { Prisma } from './__generated__/prisma/client';

/** The column name of a field. prisma/schema.prisma maps camelCase fields to snake_case columns. Tests check this. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The columns of all scalar fields of a model, for a SELECT statement. Each column is renamed to the name of its field,
 * for example `r.image_urls AS "imageUrls"`.
 * @param alias the table's name in the statement
 * @param fields Prisma's ...ScalarFieldEnum of the model
 * @param part a prefix for the names, if rows contain several models (see partOf): `AS "restaurant.imageUrls"`
 */
export function columnsOf(alias: string, fields: Record<string, string>, part?: string): Prisma.Sql {
  const name = (field: string) => (part ? `${part}.${field}` : field);
  return Prisma.raw(
    Object.values(fields)
      .map((field) => `${alias}.${columnOf(field)} AS "${name(field)}"`)
      .join(', '),
  );
}

/** Returns the model whose columns have this prefix. Returns null if its id is null (an outer join found no row). */
export function partOf<Model>(row: Record<string, unknown>, part: string): Model | null {
  const prefix = `${part}.`;
  if (!row[`${prefix}id`]) return null;
  const fields = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(prefix.length), value])) as Model;
}
