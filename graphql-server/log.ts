/**
 * The log writes to the console: a plain line on a terminal, otherwise one JSON object per line. Callers pass ids,
 * counts, codes, and errors as describeError writes them. They never pass passwords, tokens, e-mail addresses or text
 * that a person typed. There is one exception, for people who try Fuud out: without MAIL_URL and outside production,
 * mail/outboxPostman.ts logs the links of e-mails.
 */
type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  if (stream.isTTY) {
    const tail = Object.entries(fields).map(([key, value]) => ` ${key}=${value}`);
    stream.write(`${level === 'info' ? '' : `${level}: `}${message}${tail.join('')}\n`);
  } else {
    stream.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
  }
}

/** Each function writes one line. The comment on Fields states what the line may contain. */
export const log = {
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
};
