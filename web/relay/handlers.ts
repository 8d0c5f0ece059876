import type { HandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';

type Handler = NonNullable<ReturnType<HandlerProvider>>;

const handlers = new Map<string, Handler>();

/** Registers the handler of a directive such as @connection, for all environments. */
export function registerHandler(name: string, handler: Handler): void {
  handlers.set(name, handler);
}

/** The handler of a directive. A page that uses the directive in its query registers the handler first. */
export const handlerOf: HandlerProvider = (name) => handlers.get(name);
