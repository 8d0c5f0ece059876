import { fetchQuery } from 'react-relay';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { takePositionQuery } from '../../__generated__/takePositionQuery.graphql';
import { findPosition, readPosition } from '../../device/position';
import type { TakenLocation } from './takeLocation';

const query = graphql`
  query takePositionQuery($latitude: Float!, $longitude: Float!) {
    nearestCity(latitude: $latitude, longitude: $longitude) {
      shortName
    }
  }
`;

/** Asks for the reader's position. Returns the nearest city that has places, or why there is none. */
export async function takePosition(environment: IEnvironment): Promise<TakenLocation> {
  const position = (await findPosition()) ? readPosition() : null;
  if (!position) return { problem: 'noPosition' };
  const { latitude, longitude } = position;
  try {
    const asked = fetchQuery<takePositionQuery>(environment, query, { latitude, longitude });
    const nearest = (await asked.toPromise())?.nearestCity;
    return nearest ? { city: nearest.shortName } : { problem: 'unknown' };
  } catch (error) {
    return { problem: 'failed', error: error as Error };
  }
}
