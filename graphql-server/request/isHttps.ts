import type { IncomingMessage } from 'node:http';

/** A request that `installHttps` has marked. Express uses the same name, and express-session reads the property. */
export type Marked = IncomingMessage & { secure?: boolean };

/** Whether the visitor uses https, as stored by `installHttps`. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
