/**
 * Parts of Relay that only a few pages need. Import them from these files, because the reduced Relay of the app
 * (web/vite/leanRelay.ts) does not contain them.
 */
declare module 'react-relay/lib/relay-hooks/usePaginationFragment.js' {
  const usePaginationFragment: typeof import('react-relay').usePaginationFragment;
  export = usePaginationFragment;
}
declare module 'relay-runtime/lib/handlers/connection/ConnectionHandler.js' {
  const ConnectionHandler: typeof import('relay-runtime').ConnectionHandler;
  export = ConnectionHandler;
}
