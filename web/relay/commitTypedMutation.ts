import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { type Payloads, settleMutation } from './settleMutation';

/**
 * Runs a mutation outside components. Returns a promise of the payloads; check their userErrors. The promise rejects
 * with a RequestError if the request fails.
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
