import { act } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { renderWithRelay } from './renderWithRelay';

type Environment = ReturnType<typeof renderWithRelay>['environment'];
type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

/** The operations with this name that have no answer yet. */
export const operationsOf = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);

/** The newest operation with this name that has no answer yet. @throws Error if there is none */
export function operationOf(environment: Environment, name: string) {
  const operation = operationsOf(environment, name).at(-1);
  if (!operation) throw new Error(`There is no pending operation with the name ${name}.`);
  return operation;
}

/** Answers the newest operation with this name. A field without a resolver gets an invented value. */
export const answerOperation = (environment: Environment, name: string, resolvers: MockResolvers) =>
  act(async () => {
    const operation = operationOf(environment, name);
    environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
  });

/** Makes the newest operation with this name fail. */
export const failOperation = (environment: Environment, name: string, error: Error) =>
  act(async () => environment.mock.reject(operationOf(environment, name), error));
