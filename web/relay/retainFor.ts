import type { IEnvironment, OperationDescriptor } from 'relay-runtime';

/** Keeps the operation's answer in Relay's store for at least `ms` milliseconds, even if no component shows it. */
export function retainFor(environment: IEnvironment, operation: OperationDescriptor, ms: number): void {
  const retention = environment.retain(operation);
  setTimeout(() => retention.dispose(), ms);
}
