import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  getRequest,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import type { CacheTimes } from './cacheTimes';
import { retainFor } from './retainFor';

type FetchPolicy = 'store-or-network' | 'store-and-network' | 'network-only';

/**
 * Like loadQuery, but the age of the stored answer decides how it is used (see CacheTimes). An answer younger than
 * `stale` is shown without a request. An answer younger than `maxAge` is shown while a new answer is fetched.
 * Otherwise, the page waits for the network. A fetched answer stays in the store for at least `maxAge`.
 */
export function loadWithMaxAge<Query extends OperationType>(
  environment: IEnvironment,
  artifact: ConcreteRequest,
  variables: Query['variables'],
  times: CacheTimes,
): PreloadedQuery<Query> {
  const operation = createOperationDescriptor(getRequest(artifact), variables);
  const fetchPolicy = policyOf(environment, operation, times);
  const query = loadQuery<Query>(environment, artifact, variables, { fetchPolicy });
  if (fetchPolicy !== 'store-or-network') retainFor(environment, operation, times.maxAge);
  return query;
}

function policyOf(environment: IEnvironment, operation: OperationDescriptor, times: CacheTimes): FetchPolicy {
  const answer = environment.check(operation);
  if (answer.status !== 'available') return 'network-only';
  const age = answer.fetchTime == null ? Number.POSITIVE_INFINITY : Date.now() - answer.fetchTime;
  if (age < times.stale) return 'store-or-network';
  return age < times.maxAge ? 'store-and-network' : 'network-only';
}
