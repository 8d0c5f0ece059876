import type { IncomingMessage } from 'node:http';

/** A request after `installHttps`. Express uses the same property name, and express-session reads the property. */
export type Marked = IncomingMessage & { secure?: boolean };

/** Whether the visitor uses https, as stored by `installHttps`. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
