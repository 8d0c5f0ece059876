import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { type Payloads, settleMutation } from './settleMutation';

/**
 * Runs a mutation outside components and returns a promise of its payloads (check their userErrors). Rejects with a
 * RequestError if the request fails.
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
