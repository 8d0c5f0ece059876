import type { IncomingMessage } from 'node:http';

/** Express uses the same property name, and express-session reads it. */
export type Marked = IncomingMessage & { secure?: boolean };

/** Whether the visitor uses https; `installHttps` stores this. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
