/// <reference path="./relayParts.d.ts" />
import ConnectionHandler from 'relay-runtime/lib/handlers/connection/ConnectionHandler.js';
import { registerHandler } from './handlers';

/** Makes @connection merge the pages of a list. Call this before a query with @connection is sent (loadSavedPage). */
export function registerConnectionHandler(): void {
  registerHandler('connection', ConnectionHandler);
}
