import { createTransport } from 'nodemailer';
import { timeLimits } from '../outbound/timeLimits';
import { envelope, type Sender } from './envelope';
import type { Postman } from './Postman';

const LIMITS = timeLimits.mail;

/**
 * Sends letters to the mail server at an smtp:// or smtps:// URL. Each letter has its own connection. `send` throws if
 * the server does not accept the letter in time.
 */
export function smtpPostman(url: string, from: Sender): Postman {
  const transport = createTransport({
    url,
    dnsTimeout: LIMITS.name,
    connectionTimeout: LIMITS.connection,
    greetingTimeout: LIMITS.greeting,
    socketTimeout: LIMITS.pause,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'EDEADLINE' })), LIMITS.letter);
      });
      try {
        await Promise.race([transport.sendMail(envelope(message, from)), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
