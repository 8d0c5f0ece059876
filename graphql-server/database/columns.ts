import { Prisma } from './__generated__/prisma/client';

/** The column of a field. prisma/schema.prisma maps camelCase fields to snake_case columns (a test checks this). */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The list of all scalar fields of a model for a SELECT statement. Each column gets the name that Prisma uses, for
 * example `r.image_urls AS "imageUrls"`.
 * @param alias the table's name in the statement
 * @param fields Prisma's ...ScalarFieldEnum of the model
 * @param part a prefix, for rows that contain several models: `AS "restaurant.imageUrls"`, see partOf
 */
export function columnsOf(alias: string, fields: Record<string, string>, part?: string): Prisma.Sql {
  const name = (field: string) => (part ? `${part}.${field}` : field);
  return Prisma.raw(
    Object.values(fields)
      .map((field) => `${alias}.${columnOf(field)} AS "${name(field)}"`)
      .join(', '),
  );
}

/** The model that was selected with this prefix; null when an outer join found no row (every model has an id). */
export function partOf<Model>(row: Record<string, unknown>, part: string): Model | null {
  const prefix = `${part}.`;
  if (!row[`${prefix}id`]) return null;
  const fields = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(prefix.length), value])) as Model;
}
