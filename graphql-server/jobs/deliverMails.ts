import { isUnreachable } from '../database/isUnreachable';
import type { Database } from '../database/withPrisma';
import { log } from '../log';
import type { Postman } from '../mail/Postman';
import { within } from '../outbound/within';
import { type ClaimedMail, claimMail } from './claimMail';
import { type Addresses, writeMail } from './writeMail';

/** The most lanes of one process. A lane sends one letter (e-mail) at a time, so a slow letter blocks only its lane. */
const LANES = 4;
/** How long `stop` waits for letters that are being sent, in milliseconds. */
const STOP_TIMEOUT = 5000;

/** The running delivery of letters from the table `mails`. */
export interface MailDelivery {
  /** Call this function when a letter may be due. It returns immediately. */
  wake(): void;
  /** Resolves when no letter is being sent. */
  idle(): Promise<void>;
  /** Stops the delivery. A letter that is not sent within STOP_TIMEOUT is tried again by the next process. */
  stop(): Promise<void>;
}

/**
 * Sends the letters in the table `mails` that are due: immediately, on every `wake`, and every `pollEvery` milliseconds
 * (for letters of other processes and for retries). Several processes may do this on one database.
 * @param addresses the addresses in the letters
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
  let mayHaveMissedLetters = false;
  let stopped = false;

  const wake = () => {
    if (stopped) return;
    mayHaveMissedLetters = lanes.size >= LANES; // a busy lane may have looked just before the new letter came
    if (mayHaveMissedLetters) return;
    const lane = work()
      .catch((error: { code?: string }) => {
        if (!stopped && !isUnreachable(error))
          log.warn('letters cannot be read from the database', { code: error.code });
      })
      .finally(() => {
        lanes.delete(lane);
        if (mayHaveMissedLetters) wake();
      });
    lanes.add(lane);
  };

  async function work(): Promise<void> {
    for (let mail = await next(); mail; mail = await next()) {
      wake(); // another letter may be due
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
      // The message of the error often repeats the e-mail address, but the code and the status do not.
      const { code, responseCode: status } = error as { code?: string; responseCode?: number };
      if (!stopped) log.warn('a letter could not be sent', { mail: id, kind, attempt, code, status });
      if (!mail.isLast) return;
      log.error('a letter is deleted after its last try', { mail: id, kind, attempt });
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
      await within(STOP_TIMEOUT, idle());
    },
  };
}
