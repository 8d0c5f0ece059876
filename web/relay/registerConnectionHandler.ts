/// <reference path="./relayParts.d.ts" />
import ConnectionHandler from 'relay-runtime/lib/handlers/connection/ConnectionHandler.js';
import { registerHandler } from './handlers';

/** Makes @connection merge the pages of a list. Call it in the load function of a page that uses @connection. */
export function registerConnectionHandler(): void {
  registerHandler('connection', ConnectionHandler);
}
