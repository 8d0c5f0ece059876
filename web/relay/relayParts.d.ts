/**
 * Parts of Relay that few pages need. They are imported from their files, because the app's lean Relay
 * (web/vite/leanRelay.ts) does not include them.
 */
declare module 'react-relay/lib/relay-hooks/usePaginationFragment.js' {
  const usePaginationFragment: typeof import('react-relay').usePaginationFragment;
  export = usePaginationFragment;
}
declare module 'relay-runtime/lib/handlers/connection/ConnectionHandler.js' {
  const ConnectionHandler: typeof import('relay-runtime').ConnectionHandler;
  export = ConnectionHandler;
}
