import {
  BREAK,
  type DirectiveNode,
  type DocumentNode,
  GraphQLBoolean,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/**
 * Whether graphql-jit (0.8.9) answers an operation exactly like the interpreter. The answer of graphql-jit may be
 * different if
 * - a variable is inside a literal object: if the variable is not sent, the field with the variable would be null
 *   instead of absent;
 * - @skip or @include is on a fragment, or on a field with a selection: the directive would also apply where the same
 *   fragment or field appears again;
 * - a variable has a default value, and its type is a custom scalar or an input object: the values of custom scalars
 *   in the default would not be parsed;
 * - a Boolean variable has a default value, and null may be sent for it: @skip and @include would both leave the field
 *   out, where the interpreter answers with an error.
 *
 * The result is also false for a mutation, because most of its time goes into the database.
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  let answersAlike = true;
  const refuse = () => {
    answersAlike = false;
    return BREAK;
  };
  let objects = 0;
  visit(document, {
    ObjectValue: { enter: () => void objects++, leave: () => void objects-- },
    Variable: () => (objects > 0 ? refuse() : undefined),
    VariableDefinition: (variable) => (hasStrangeDefault(schema, variable) ? refuse() : undefined),
    FragmentSpread: ({ directives }) => (isConditional(directives) ? refuse() : undefined),
    InlineFragment: ({ directives }) => (isConditional(directives) ? refuse() : undefined),
    Field: ({ directives, selectionSet }) => (selectionSet && isConditional(directives) ? refuse() : undefined),
  });
  return answersAlike;
}

const isConditional = (directives: readonly DirectiveNode[] = []) =>
  directives.some(({ name }) => name.value === 'skip' || name.value === 'include');

function hasStrangeDefault(schema: GraphQLSchema, { type, defaultValue }: VariableDefinitionNode): boolean {
  if (!defaultValue || defaultValue.kind === Kind.NULL) return false;
  const named = getNamedType(typeFromAST(schema, type as never));
  if (named === GraphQLBoolean && type.kind !== Kind.NON_NULL_TYPE) return true;
  return !named || !(isSpecifiedScalarType(named) || isEnumType(named));
}
