import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { signInProvidersQuery } from '../../__generated__/signInProvidersQuery.graphql';

/** The external sign-ins that this server offers. */
export type SignInProviders = signInProvidersQuery['response']['signInProviders'];

const query = graphql`
  query signInProvidersQuery {
    signInProviders @required(action: THROW) {
      key
      name
      path
    }
  }
`;

const loads = new WeakMap<IEnvironment, Promise<SignInProviders>>();

/**
 * Resolves to the external sign-ins, which each Relay environment loads only once. Call this function early, so that
 * the list is already loaded when a dialog opens. If loading fails, the list is empty, because the form works without
 * external sign-ins. The next call then tries again.
 */
export function loadSignInProviders(environment: IEnvironment): Promise<SignInProviders> {
  const load =
    loads.get(environment) ??
    fetchQuery<signInProvidersQuery>(environment, query, {})
      .toPromise()
      .then(
        (answer) => answer?.signInProviders ?? [],
        () => {
          loads.delete(environment);
          return [];
        },
      );
  loads.set(environment, load);
  return load;
}
