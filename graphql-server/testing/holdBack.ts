import type { TestDatabase } from './testDatabase';

/** A statement, or the start of a transaction, that is stopped before it reaches the database. */
export interface HeldStatement {
  /** Resolves when the statement has been stopped. */
  arrived: Promise<void>;
  /** Lets the statement continue. */
  release(): void;
}

/** Stops the next statement that contains `words` and is in no transaction. The test can act meanwhile. */
export function holdBack({ pool }: TestDatabase, words: string): HeldStatement {
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const gate = openGate(() => spy.mockRestore());
  const spy = jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    if (textOf(args[0]).includes(words)) await gate.pass();
    return query(...args);
  }) as never);
  return gate;
}

/** Stops the next transaction before it begins, so a test can do something first. */
export function holdBackTransaction({ pool }: TestDatabase): HeldStatement {
  const connect = pool.connect.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const gate = openGate(() => spy.mockRestore());
  const spy = jest.spyOn(pool, 'connect').mockImplementation(((...args: unknown[]) => {
    if (args.length > 0) return connect(...args); // pool.query passes a callback; a transaction passes none
    return gate.pass().then(() => connect());
  }) as never);
  return gate;
}

/** The first call of `pass` waits for `release`; later calls do not wait. */
function openGate(close: () => void): HeldStatement & { pass(): Promise<void> } {
  let markArrived: () => void = () => undefined;
  let markReleased: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    markArrived = resolve;
  });
  const released = new Promise<void>((resolve) => {
    markReleased = resolve;
  });
  let held = false;
  return {
    arrived,
    async pass() {
      if (held) return;
      held = true;
      markArrived();
      await released;
    },
    release() {
      close();
      markReleased();
    },
  };
}

/** The SQL of a statement. Prisma passes each statement inside an object. */
function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement && 'text' in statement ? String(statement.text) : String(statement);
}
