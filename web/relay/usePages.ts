/// <reference path="./relayParts.d.ts" />
import usePaginationFragment from 'react-relay/lib/relay-hooks/usePaginationFragment.js';

/**
 * Relay's usePaginationFragment, for lists that are read page by page. Its code is loaded with the screens that use it.
 */
export const usePages = usePaginationFragment;
