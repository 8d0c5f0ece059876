import type { TestDatabase } from './testDatabase';

/** One statement on its way to the database, stopped. */
export interface HeldStatement {
  /** Settles once the statement has come. */
  arrived: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

/** Stops the next statement of this server that contains the words, so that a test can let something happen before it. */
export function holdBack({ pool }: TestDatabase, words: string): HeldStatement {
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  let come: () => void = () => undefined;
  let go: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let held = false;
  const spy = jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    if (!held && textOf(args[0]).includes(words)) {
      held = true;
      come();
      await released;
    }
    return query(...args);
  }) as never);
  return {
    arrived,
    release() {
      spy.mockRestore();
      go();
    },
  };
}

/** Prisma hands over its statements within objects. */
function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement && 'text' in statement ? String(statement.text) : String(statement);
}
