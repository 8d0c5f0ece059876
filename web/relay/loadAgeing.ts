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
 * loadQuery for an answer that gets old: a fresh one comes from the store, a stale one is shown while it is fetched
 * again, and if it is too old or missing, the page waits for the network. The answer stays in the store until it is too
 * old.
 */
export function loadAgeing<Query extends OperationType>(
  environment: IEnvironment,
  artifact: ConcreteRequest,
  variables: Query['variables'],
  times: CacheTimes,
): PreloadedQuery<Query> {
  const operation = createOperationDescriptor(getRequest(artifact), variables);
  const fetchPolicy = policyOf(environment, operation, times);
  const query = loadQuery<Query>(environment, artifact, variables, { fetchPolicy });
  if (fetchPolicy !== 'store-or-network') retainFor(environment, operation, times.kept);
  return query;
}

function policyOf(environment: IEnvironment, operation: OperationDescriptor, times: CacheTimes): FetchPolicy {
  const answer = environment.check(operation);
  if (answer.status !== 'available') return 'network-only';
  const age = answer.fetchTime == null ? Number.POSITIVE_INFINITY : Date.now() - answer.fetchTime;
  if (age < times.stale) return 'store-or-network';
  return age < times.kept ? 'store-and-network' : 'network-only';
}
