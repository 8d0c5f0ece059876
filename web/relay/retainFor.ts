import type { IEnvironment, OperationDescriptor } from 'relay-runtime';

/** Keeps an answer in the store for `ms` milliseconds, even if the answer is not shown. */
export function retainFor(environment: IEnvironment, operation: OperationDescriptor, ms: number): void {
  const kept = environment.retain(operation);
  setTimeout(() => kept.dispose(), ms);
}
