import type { IEnvironment, OperationDescriptor } from 'relay-runtime';

/** Keeps an answer in the store for some time, in ms, even if it is not shown. */
export function retainFor(environment: IEnvironment, operation: OperationDescriptor, ms: number): void {
  const kept = environment.retain(operation);
  setTimeout(() => kept.dispose(), ms);
}
