import type { Plugin } from 'vite';

const hooks = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useLazyLoadQuery',
  'useMutation',
  'usePreloadedQuery',
  'useRelayEnvironment',
];

/** The parts of react-relay that the app imports. The build fails if the app imports a name that is missing here. */
const reactRelay = [
  ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`),
  `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';`,
  `export { fetchQuery, graphql } from 'relay-runtime';`,
].join('\n');

/**
 * Modules of Relay that an empty module replaces. Most of them implement features that the app does not use, such as
 * subscriptions, updatable fragments and the directives that edit edges. Relay never runs useFragmentInternal_CURRENT,
 * because the flag ENABLE_ACTIVITY_COMPATIBILITY is enabled. ConnectionHandler is also in this list, because only the
 * pages with connections load it. These pages import its file directly (relay/registerConnectionHandler.ts).
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

/** Replaces the store's cache of Relay resolvers, which the app does not use. */
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

/**
 * Hooks with two files. Because ENABLE_ACTIVITY_COMPATIBILITY is enabled, Relay always uses the file whose name ends
 * with _EXPERIMENTAL.
 */
const activityHooks = new Set(['useLoadMoreFunction', 'useQueryLoader']);

const noResolvers = '\0relay-no-resolvers';
const nothing = '\0unused-relay';
const relay = '\0react-relay';

const sources: Record<string, string> = {
  [relay]: reactRelay,
  [noResolvers]: resolverCache,
  [nothing]: 'module.exports = {};',
};

/** Properties of compiled queries and fragments that Relay treats in the same way whether they are null or missing. */
const emptyProperty = /"(?:alias|args|storageKey)": null,?/g;

/** Returns a compiled query or fragment without alias, args and storageKey where these properties are null. */
export const withoutEmptyProperties = (artifact: string) => artifact.replace(emptyProperty, '');

/**
 * Removes code of Relay that the app never runs. A bundler cannot do this, because Relay is CommonJS. The plugin also
 * removes empty properties of compiled queries and fragments.
 */
export function leanRelay(): Plugin {
  return {
    name: 'fuud:lean-relay',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-relay') return relay;
      if (!/[/\\]node_modules[/\\](relay-runtime|react-relay)[/\\]/.test(importer ?? '')) return undefined;
      const name = source.startsWith('.') ? (source.split('/').at(-1) ?? '') : '';
      if (name === 'LiveResolverCache') return noResolvers;
      if (activityHooks.has(name)) return this.resolve(`${source}_EXPERIMENTAL`, importer);
      return unused.has(name) ? nothing : undefined;
    },
    load: (id) => sources[id],
    transform: (code, id) => (/\.graphql\.ts$/.test(id) ? withoutEmptyProperties(code) : undefined),
  };
}
