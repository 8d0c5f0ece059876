import { builder } from './builder';
import { clientMutationId } from './clientMutationId';

/** Makes the input type of a mutation that needs no data. The only field of this type is clientMutationId. */
export function emptyInput(mutation: string) {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  return builder.inputType(name, {
    description: `The input of ${mutation}. The only field is clientMutationId.`,
    fields: (t) => ({ clientMutationId: clientMutationId(t) }),
  });
}
