import type { IncomingMessage } from 'node:http';

/** Express' own name for it, which express-session reads too. */
export type Marked = IncomingMessage & { secure?: boolean };

/** Whether the visitor came by https, as `installHttps` noted. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
