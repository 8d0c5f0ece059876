import { useCallback } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { type Payloads, settleMutation } from './settleMutation';

type Options<M extends MutationParameters> = Omit<
  UseMutationConfig<M>,
  'variables' | 'onCompleted' | 'onError' | 'onUnsubscribe'
>;

/**
 * Returns [commit, isPending]. `commit(variables)` runs the mutation. It resolves to the payloads (check their
 * userErrors) and rejects with a RequestError if the request fails.
 */
export function useTypedMutation<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commitMutation, isPending] = useMutation<M>(mutation);
  const commit = useCallback(
    (variables: M['variables'], options?: Options<M>): Promise<Payloads<M>> =>
      new Promise((resolve, reject) => {
        commitMutation({ ...options, variables, ...settleMutation<M>(resolve, reject) });
      }),
    [commitMutation],
  );
  return [commit, isPending] as const;
}
