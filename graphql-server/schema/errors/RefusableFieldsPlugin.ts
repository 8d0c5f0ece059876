import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';

/** The plugin's name, by which the builder lists it. */
export const REFUSABLE_FIELDS_PLUGIN = 'refusableFields' as const;

/** Where what is asked for may be refused, field by field: bad arguments, limits, a database that is away. */
const REFUSABLE_TYPES = ['Query', 'Mutation', 'Viewer'];
/** What the request itself tells: where that cannot be told, nothing of the operation runs. */
const NEVER_REFUSED = ['Query.viewer', 'Viewer.kind'];

/**
 * Makes whatever may be refused nullable, so that one refusal is null where it was asked for and the rest is answered.
 * Resolvers still owe their value: null for nothing but a refusal, unless the field says that it is nullable itself.
 */
class RefusableFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const isRefusable = REFUSABLE_TYPES.includes(field.parentType);
    if (!isRefusable || NEVER_REFUSED.includes(`${field.parentType}.${field.name}`)) return field;
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
