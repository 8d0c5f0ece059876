import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with letters: it accepts them, refuses the recipient (550), or never answers. */
export type MailServerBehavior = 'take' | 'refuse' | 'hang';

/** A real mail server on this machine, for tests. */
export interface MailServer {
  /** The value for MAIL_URL. */
  url: string;
  /** Like `url`, but the sender waits only half a second for the server's greeting. */
  impatientUrl: string;
  /** The accepted letters, oldest first. */
  letters: Email[];
  /**
   * Returns the only accepted letter (with this subject, if given), and removes all letters. Throws if there is no such
   * letter or if there are several.
   */
  only(subject?: string): Email;
  behavior: MailServerBehavior;
  /** `onConnection` is called when a client connects, `onLetter` when a letter is accepted. */
  onConnection?: () => void;
  onLetter?: () => void;
  /** Stops listening on its port. `open` starts to listen again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  let port = 0;
  let running: SMTPServer;
  const server: MailServer = {
    url: '',
    impatientUrl: '',
    letters: [],
    behavior: 'take',
    only(subject) {
      const taken = server.letters.splice(0);
      const [letter, ...others] = subject ? taken.filter((letter) => letter.subject === subject) : taken;
      if (!letter || others.length) throw new Error(`Expected one letter, got ${others.length + (letter ? 1 : 0)}.`);
      return letter;
    },
    close: () => new Promise((resolve) => running.close(() => resolve())),
    async open() {
      running = create(server);
      await new Promise<void>((resolve) => running.listen(port, '127.0.0.1', resolve));
      port = (running.server.address() as AddressInfo).port;
      const patience = (milliseconds: number) => `smtp://127.0.0.1:${port}?greetingTimeout=${milliseconds}`;
      server.url = patience(60_000);
      server.impatientUrl = patience(500);
    },
  };
  await server.open();
  return server;
}

function create(server: MailServer): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, answer) {
      server.onConnection?.();
      if (server.behavior !== 'hang') answer();
    },
    onRcptTo({ address }, _session, answer) {
      if (server.behavior !== 'refuse') return answer();
      answer(Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: 550 }));
    },
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        server.letters.push(await PostalMime.parse(Buffer.concat(chunks)));
        answer();
        server.onLetter?.();
      });
    },
  });
}
