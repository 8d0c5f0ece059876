import type { Database } from '../database/connectDatabase';
import { isUnreachable } from '../database/isUnreachable';
import { log } from '../log';
import type { Postman } from '../mail/Postman';
import { type ClaimedMail, claimMail } from './claimMail';
import { type Addresses, writeMail } from './writeMail';

/** Letters that one process sends side by side, so that a slow one does not hold up the others. */
const LANES = 4;
/** How long `stop` waits for letters on their way, in milliseconds. */
const PATIENCE = 5000;

/** The delivery of letters from the table `mails`, while it runs. */
export interface MailDelivery {
  /** Says that a letter may be due; returns at once. */
  wake(): void;
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>;
  /** Ends it. What is still on its way after a moment's patience is tried again by whoever runs next. */
  stop(): Promise<void>;
}

/**
 * Sends what is due in `mails`, now, on every `wake` and every `pollEvery` milliseconds (for letters of other processes
 * and second tries). Any number of processes may do so on one database.
 * @param addresses where letters send their reader
 */
export function deliverMails({
  database,
  postman,
  addresses,
  pollEvery = 20_000,
}: {
  database: Pick<Database, 'pool' | 'prisma'>;
  postman: Postman;
  addresses: Addresses;
  pollEvery?: number;
}): MailDelivery {
  const lanes = new Set<Promise<void>>();
  let missed = false;
  let stopped = false;

  const wake = () => {
    if (stopped) return;
    missed = lanes.size >= LANES; // one of them may have looked a moment too early
    if (missed) return;
    const lane = work()
      .catch((error: { code?: string }) => {
        if (!stopped && !isUnreachable(error))
          log.warn('letters cannot be read from the database', { code: error.code });
      })
      .finally(() => {
        lanes.delete(lane);
        if (missed) wake();
      });
    lanes.add(lane);
  };

  async function work(): Promise<void> {
    for (let mail = await next(); mail; mail = await next()) {
      wake(); // where one is due, more may be
      await deliver(mail);
    }
  }

  const next = async () => (stopped ? null : claimMail(database.pool));

  async function deliver(mail: ClaimedMail): Promise<void> {
    const { id, kind, attempts: attempt } = mail;
    try {
      const message = await writeMail(database.prisma, mail, addresses);
      if (message) await postman.send(message);
    } catch (error) {
      // The words of a mail server often repeat the address; its code and status do not.
      const { code, responseCode: status } = error as { code?: string; responseCode?: number };
      if (!stopped) log.warn('a letter was not taken', { mail: id, kind, attempt, code, status });
      if (!mail.isLast) return;
      log.error('a letter is given up', { mail: id, kind, attempt });
    }
    await database.pool.query('DELETE FROM mails WHERE id = $1', [id]);
  }

  async function idle(): Promise<void> {
    while (lanes.size) await Promise.all(lanes);
  }

  const poll = setInterval(wake, pollEvery);
  wake();
  return {
    wake,
    idle,
    async stop() {
      stopped = true;
      clearInterval(poll);
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE);
      });
      await Promise.race([idle(), patience]);
      clearTimeout(timer);
    },
  };
}
