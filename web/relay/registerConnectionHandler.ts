/// <reference path="./relayParts.d.ts" />
import ConnectionHandler from 'relay-runtime/lib/handlers/connection/ConnectionHandler.js';
import { registerHandler } from './handlers';

/**
 * Makes @connection merge the pages of a list. Load functions call this function before they send a query with
 * @connection.
 */
export function registerConnectionHandler(): void {
  registerHandler('connection', ConnectionHandler);
}
