import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { log } from '../log';
import { envelope, type Sender } from './envelope';
import type { Postman } from './Postman';

/**
 * The postman for servers without MAIL_URL. It writes letters as .eml files to a folder. Only the user that runs the
 * server can read the files. File names begin with the time, so the newest file is last when files are sorted by name.
 * With `printsLinks`, the postman also prints each letter's link. `printsLinks` is false in production, because many
 * people can read the logs there.
 */
export function outboxPostman(folder: string, from: Sender, { printsLinks }: { printsLinks: boolean }): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(envelope(message, from));
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${moment}-${message.kind}-${randomBytes(3).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file); // the rename is last, so every .eml file is complete
      if (printsLinks) log.info(`a letter is in ${file}`, message.link ? { link: message.link } : {});
    },
  };
}
