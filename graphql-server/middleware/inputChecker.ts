import {
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/**
 * Returns a function that checks the variables whose types are input objects, as graphql-js does. graphql-jit
 * (0.8.9) checks other variables in the same way, but it also accepts a list in place of an input object, and any
 * number of fields for a @oneOf type. The returned function returns undefined if the variables are valid, or if the
 * operation has no such variables.
 */
export function inputChecker(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Record<string, unknown>) => readonly GraphQLError[] | undefined {
  const ofObjects = variableDefinitions.filter(({ type }) =>
    isInputObjectType(getNamedType(typeFromAST(schema, type as never))),
  );
  if (ofObjects.length === 0) return () => undefined;
  return (variables) => getVariableValues(schema, ofObjects, variables, { maxErrors: 1 }).errors;
}
