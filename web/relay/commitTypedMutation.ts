import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { type Payloads, settleMutation } from './settleMutation';

/**
 * A mutation outside of components, as a promise of its payloads (look at their userErrors). Rejects with the RequestError
 * of a request that failed as a whole.
 */
export function commitTypedMutation<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
): Promise<Payloads<M>> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, { mutation, variables, ...settleMutation<M>(resolve, reject) });
  });
}
