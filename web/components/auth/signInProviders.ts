import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { signInProvidersQuery } from '../../__generated__/signInProvidersQuery.graphql';

/** The external sign-ins of this server. */
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
 * The external sign-ins, loaded once per session. Call it early, so a dialog has them when it opens. If loading fails,
 * the list is empty (the form works without external sign-ins), and the next dialog tries again.
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
