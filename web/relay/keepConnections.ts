/// <reference path="./relayParts.d.ts" />
import ConnectionHandler from 'relay-runtime/lib/handlers/connection/ConnectionHandler.js';
import { registerHandler } from './handlers';

/** Makes @connection keep the pages of a list in one: for the load function of a page whose query has one. */
export function keepConnections(): void {
  registerHandler('connection', ConnectionHandler);
}
