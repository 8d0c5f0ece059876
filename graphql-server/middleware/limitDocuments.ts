import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MAX_TOKENS = 3000;
/** Each field of these types may cost a round trip to the database, whatever it is called; others share theirs. */
const COSTLY_TYPES = new Set(['Query', 'Mutation', 'Viewer']);
const MAX_COSTLY_FIELDS = 25;

/** Refuses documents that are made to keep the server busy, before anything of them runs. */
export const limitDocuments: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitCostlyFields);
  },
};

function limitCostlyFields(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  /** What each fragment costs wherever it is spread; one that spreads itself is another rule's to refuse. */
  const costs = new Map<string, number>();

  const costOfFragment = (name: string): number => {
    const known = costs.get(name);
    const fragment = context.getFragment(name);
    if (known !== undefined || !fragment) return known ?? 0;
    costs.set(name, 0);
    const cost = costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    costs.set(name, cost);
    return cost;
  };

  const costOf = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number => {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === 'FragmentSpread') {
        cost += costOfFragment(selection.name.value);
      } else if (selection.kind === 'InlineFragment') {
        const on = selection.typeCondition;
        cost += costOf(selection.selectionSet, on ? schema.getType(on.name.value) : type);
      } else {
        if (type && COSTLY_TYPES.has(type.name)) cost += 1;
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (selection.selectionSet) cost += costOf(selection.selectionSet, field && getNamedType(field.type));
      }
    }
    return cost;
  };

  return {
    OperationDefinition(operation) {
      const cost = costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
      if (cost <= MAX_COSTLY_FIELDS) return;
      const message = `An operation may ask for at most ${MAX_COSTLY_FIELDS} fields of its root and of the viewer; this one asks for more`;
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: { code: 'TOO_COMPLEX' } }));
    },
  };
}
