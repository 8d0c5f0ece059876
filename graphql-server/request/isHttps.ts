import type { IncomingMessage } from 'node:http';

/** A request that `installHttps` has marked. Express also has a property `secure`, and express-session reads it. */
export type Marked = IncomingMessage & { secure?: boolean };

/** Whether the visitor uses https, as stored by `installHttps`. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
