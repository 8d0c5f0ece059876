/// <reference path="./relayParts.d.ts" />
import ConnectionHandler from 'relay-runtime/lib/handlers/connection/ConnectionHandler.js';
import { registerHandler } from './handlers';

/** Makes @connection merge the pages of a list. The load function of each page with @connection calls this function. */
export function registerConnectionHandler(): void {
  registerHandler('connection', ConnectionHandler);
}
