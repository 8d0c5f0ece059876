import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';

/** The plugin's name in the builder's list. */
export const REFUSABLE_FIELDS_PLUGIN = 'refusableFields' as const;

/** Types whose fields may each be refused, because of bad arguments, limits or an unreachable database. */
const REFUSABLE_TYPES = ['Query', 'Mutation', 'Viewer'];
/** Fields of other types that may also be refused, because these fields take cursors or read from the database. */
const REFUSABLE_FIELDS = ['DiaryEntry.visits', 'DataImport.rows', 'DataImport.statusCounts', 'City.neighborhoods'];
/** Fields that need only the session. If the session cannot be read, the operation does not run at all. */
const NEVER_REFUSED = ['Query.viewer', 'Viewer.kind'];

/**
 * If a field may be refused, makes the field nullable. A refused field is null, and the other fields are returned.
 * Resolvers must still return a value, because null means a refusal unless the field itself is declared nullable.
 */
class RefusableFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const name = `${field.parentType}.${field.name}`;
    const isRefusable = REFUSABLE_TYPES.includes(field.parentType) || REFUSABLE_FIELDS.includes(name);
    if (!isRefusable || NEVER_REFUSED.includes(name)) return field;
    return { ...field, type: { ...field.type, nullable: true } };
  }
}

SchemaBuilder.registerPlugin(REFUSABLE_FIELDS_PLUGIN, RefusableFieldsPlugin);

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [REFUSABLE_FIELDS_PLUGIN]: RefusableFieldsPlugin<Types>;
    }
  }
}
