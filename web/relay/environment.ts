import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { forgetTabViewer } from '../device/tabViewer';
import { fetchGraphql } from './fetchGraphql';
import { handlerOf } from './handlers';

/** A new, empty Relay environment that sends requests to /graphql. Only loadWithMaxAge.ts checks the age of answers. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphql),
    handlerProvider: handlerOf,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

let current: Environment | undefined;

/** The environment of the current session. */
export function getEnvironment(): Environment {
  current ??= createEnvironment();
  return current;
}

/** Drops the current environment with all its answers. Call this function when the viewer changes. */
export function resetEnvironment(): void {
  current = undefined;
  forgetTabViewer();
}
