import {
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

const known = new WeakMap<GraphQLSchema, Map<string, number>>();

/**
 * Returns the length of each list in introspection. The keys are `Type.field`. If there are several objects of
 * this type, the length is the mean over all of them; an object without the list counts as 0.
 */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  let sizes = known.get(schema);
  if (!sizes) {
    sizes = countLists(schema);
    known.set(schema, sizes);
  }
  return sizes;
}

function countLists(schema: GraphQLSchema): Map<string, number> {
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const composites = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composites.flatMap((type) => Object.values(type.getFields()));
  const abstract = types.filter(isAbstractType);
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const mean = (sum: number, of: number) => sum / Math.max(1, of);
  const total = (lists: readonly { readonly length: number }[]) => lists.reduce((sum, { length }) => sum + length, 0);
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Type.fields', mean(fields.length, types.length)],
    ['__Type.interfaces', mean(total(composites.map((type) => type.getInterfaces())), types.length)],
    ['__Type.possibleTypes', mean(total(abstract.map((type) => schema.getPossibleTypes(type))), types.length)],
    ['__Type.enumValues', mean(total(types.filter(isEnumType).map((type) => type.getValues())), types.length)],
    ['__Type.inputFields', mean(inputs.length, types.length)],
    ['__Field.args', mean(total(fields.map(({ args }) => args)), fields.length)],
    ['__Directive.args', mean(total(directives.map(({ args }) => args)), directives.length)],
    ['__Directive.locations', mean(total(directives.map(({ locations }) => locations)), directives.length)],
  ]);
}
