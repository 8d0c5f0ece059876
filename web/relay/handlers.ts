import type { HandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';

type Handler = NonNullable<ReturnType<HandlerProvider>>;

const handlers = new Map<string, Handler>();

/** Takes in what a directive such as @connection does with an answer; for every environment, from now on. */
export function registerHandler(name: string, handler: Handler): void {
  handlers.set(name, handler);
}

/** What a directive does with an answer; whoever asks with one registers it first. */
export const handlerOf: HandlerProvider = (name) => handlers.get(name);
