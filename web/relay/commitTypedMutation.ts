import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { type Payloads, settleMutation } from './settleMutation';

/**
 * A mutation outside of components, as a promise of its payloads (look at their userErrors). Rejects with the RequestError
 * of a request that failed as a whole.
 */
export function commitTypedMutation<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  options: Pick<MutationConfig<M>, 'updater'> = {},
): Promise<Payloads<M>> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, { ...options, mutation, variables, ...settleMutation<M>(resolve, reject) });
  });
}
