import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { log } from '../log';
import { envelope, type Sender } from './envelope';
import type { Postman } from './Postman';

/**
 * For servers without MAIL_URL: letters become .eml files in a folder, readable by this user only. Names begin with the
 * time, so the newest is last. With `printsLinks` (never in production, where many people read the logs), it prints
 * each letter's link.
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
      await rename(`${file}.part`, file); // so the folder only ever contains complete .eml files
      if (printsLinks) log.info(`a letter is in ${file}`, message.link ? { link: message.link } : {});
    },
  };
}
