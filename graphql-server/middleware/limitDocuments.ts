import { type ASTVisitor, GraphQLError, parse, type SelectionSetNode, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MAX_TOKENS = 3000;
/** Each field of Query or Mutation may cost a round trip to the database, whatever it is called. */
const MAX_ROOT_FIELDS = 25;

/** Refuses documents that are made to keep the server busy, before anything of them runs. */
export const limitDocuments: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitRootFields);
  },
};

function limitRootFields(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const count = countFields(operation.selectionSet, context, new Set());
      if (count <= MAX_ROOT_FIELDS) return;
      const message = `An operation may ask for at most ${MAX_ROOT_FIELDS} fields of its root; this one asks for more`;
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: { code: 'TOO_COMPLEX' } }));
    },
  };
}

/** A fragment counts each time it is spread, but one that spreads itself is another rule's to refuse. */
function countFields({ selections }: SelectionSetNode, context: ValidationContext, within: Set<string>): number {
  let count = 0;
  for (const selection of selections) {
    if (count > MAX_ROOT_FIELDS) return count;
    if (selection.kind === 'Field') count += 1;
    else if (selection.kind === 'InlineFragment') count += countFields(selection.selectionSet, context, within);
    else if (!within.has(selection.name.value)) {
      const fragment = context.getFragment(selection.name.value);
      const inside = new Set(within).add(selection.name.value);
      count += fragment ? countFields(fragment.selectionSet, context, inside) : 0;
    }
  }
  return count;
}
