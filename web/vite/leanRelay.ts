import type { Plugin } from 'vite';

const hooks = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useLazyLoadQuery',
  'useMutation',
  'usePreloadedQuery',
  'useRelayEnvironment',
];

/** What the app imports of react-relay; a name that is missing here stops the build. */
const reactRelay = [
  ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`),
  `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';`,
  `export { fetchQuery, graphql } from 'relay-runtime';`,
].join('\n');

/**
 * Modules of Relay behind what the app does without: edges kept by directives, updatable fragments, subscriptions, connections
 * (the pages that have some bring their part: relay/keepConnections.ts, relay/usePages.ts), mutations by configuration, the containers of old, and what a flag that is on (ENABLE_ACTIVITY_COMPATIBILITY)
 * replaces.
 */
const unused = new Set([
  'ConnectionHandler',
  'MutationHandlers',
  'NormalizationEngine',
  'RelayDeclarativeMutationConfig',
  'RelayQueryResponseCache',
  'applyOptimisticMutation',
  'createFragmentSpecResolver',
  'createPayloadFor3DField',
  'experimental',
  'fetchQuery_DEPRECATED',
  'readInlineData',
  'readUpdatableFragment',
  'readUpdatableQuery',
  'requestSubscription',
  'useFragmentInternal_CURRENT',
]);

/** The store's cache of resolvers, of which the app has none. */
const resolverCache = `
  const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache.js');
  class LiveResolverCache extends NoopResolverCache {
    batchLiveStateUpdates(work) { work(); }
    batchLiveStateUpdatesWithoutNotify(work) { work(); return false; }
    getLiveResolverPromise() {}
    invalidateResolverRecords() {}
    unsubscribeFromLiveResolverRecords() {}
  }
  module.exports = { LiveResolverCache, getUpdatedDataIDs: (ids) => ids };
`;

const noResolvers = '\0relay-no-resolvers';
const nothing = '\0unused-relay';
const relay = '\0react-relay';

const sources: Record<string, string> = {
  [relay]: reactRelay,
  [noResolvers]: resolverCache,
  [nothing]: 'module.exports = {};',
};

/** Relay is CommonJS, of which a bundler keeps all that is named: this leaves out what the app never runs. */
export function leanRelay(): Plugin {
  return {
    name: 'fuud:lean-relay',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-relay') return relay;
      if (!/[/\\]node_modules[/\\](relay-runtime|react-relay)[/\\]/.test(importer ?? '')) return undefined;
      const name = source.startsWith('.') ? (source.split('/').at(-1) ?? '') : '';
      if (name === 'LiveResolverCache') return noResolvers;
      return unused.has(name) ? nothing : undefined;
    },
    load: (id) => sources[id],
  };
}
