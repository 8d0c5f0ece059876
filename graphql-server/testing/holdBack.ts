import type { TestDatabase } from './testDatabase';

/** One statement, or the beginning of a transaction, on its way to the database, stopped. */
export interface HeldStatement {
  /** Settles once it has come. */
  arrived: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

/** Stops the next statement of this server that contains the words, so that a test can let something happen before it. */
export function holdBack({ pool }: TestDatabase, words: string): HeldStatement {
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const gate = openGate(() => spy.mockRestore());
  const spy = jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    if (textOf(args[0]).includes(words)) await gate.pass();
    return query(...args);
  }) as never);
  return gate;
}

/** Stops the next transaction before it begins, so that a test can let something happen before it. */
export function holdBackTransaction({ pool }: TestDatabase): HeldStatement {
  const connect = pool.connect.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const gate = openGate(() => spy.mockRestore());
  const spy = jest.spyOn(pool, 'connect').mockImplementation(((...args: unknown[]) => {
    if (args.length > 0) return connect(...args); // for a single statement
    return gate.pass().then(() => connect());
  }) as never);
  return gate;
}

/** Lets the first who comes wait until it is released, and nobody else. */
function openGate(close: () => void): HeldStatement & { pass(): Promise<void> } {
  let come: () => void = () => undefined;
  let go: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let held = false;
  return {
    arrived,
    async pass() {
      if (held) return;
      held = true;
      come();
      await released;
    },
    release() {
      close();
      go();
    },
  };
}

/** Prisma hands over its statements within objects. */
function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement && 'text' in statement ? String(statement.text) : String(statement);
}
