import {
  BREAK,
  type DirectiveNode,
  type DocumentNode,
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
 * Whether graphql-jit (0.8.9) answers an operation as the interpreter does. It does not where
 * - a variable stands in an object that is written out: one that is not sent would be null there rather than absent;
 * - @skip or @include stands at anything but a field without fields of its own: it would count wherever the same
 *   fragment or field is asked for again;
 * - a variable's default is of a type whose values are none of JSON's: it would stay text.
 * Writes are left alone too: their time goes into what they write.
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
  return !named || !(isSpecifiedScalarType(named) || isEnumType(named));
}
