import { fetchQuery } from 'react-relay';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { normalizeLocationQuery } from '../../__generated__/normalizeLocationQuery.graphql';

/** The longest time that `normalizeLocation` waits for the server's answer, in milliseconds. */
export const patienceMs = 4000;

const query = graphql`
  query normalizeLocationQuery($text: String!) {
    resolveCity(text: $text) {
      name
    }
  }
`;

/**
 * Resolves to the server's name for a location: "st louis mo" -> "St. Louis". Resolves to null for a ZIP code that no
 * city has. Rejects when the request fails or takes longer than `patienceMs`.
 */
export function normalizeLocation(environment: IEnvironment, location: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let end = () => {};
    const timer = setTimeout(() => {
      end();
      reject(new Error('normalizeLocation did not answer in time'));
    }, patienceMs);
    const asked = fetchQuery<normalizeLocationQuery>(
      environment,
      query,
      { text: location },
      { fetchPolicy: 'store-or-network' },
    );
    const subscription = asked.subscribe({
      next: ({ resolveCity }) => {
        clearTimeout(timer);
        resolve(resolveCity?.name ?? null);
      },
      error: (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    end = () => subscription.unsubscribe();
  });
}
