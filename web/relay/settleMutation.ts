import type { MutationParameters } from 'relay-runtime';
import { RequestError } from './RequestError';

/** The payloads of a mutation. None of them is null, because settleMutation rejects if a payload is missing. */
export type Payloads<M extends MutationParameters> = {
  [Field in keyof M['response']]: NonNullable<M['response'][Field]>;
};

/**
 * The callbacks that settle a mutation's promise. They resolve it to the payloads, or reject it with the error of the
 * request. A missing payload is also an error.
 */
export function settleMutation<M extends MutationParameters>(
  resolve: (payloads: Payloads<M>) => void,
  reject: (reason: Error) => void,
) {
  return {
    onError: reject,
    onCompleted: (response: M['response']) => {
      if (hasPayloads<M>(response)) resolve(response);
      else reject(new RequestError('graphql', 'No payload'));
    },
  };
}

const hasPayloads = <M extends MutationParameters>(response: M['response'] | null): response is Payloads<M> =>
  response !== null && Object.values(response).every((payload) => payload !== null && payload !== undefined);
