import { builder } from './builder';
import { clientMutationId } from './clientMutationId';

/** The input of a mutation without parameters; the argument is optional. */
export function emptyInput(mutation: string) {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  return builder.inputType(name, {
    description: `The input of ${mutation}, which has no parameters.`,
    fields: (t) => ({ clientMutationId: clientMutationId(t) }),
  });
}
