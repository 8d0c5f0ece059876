import { fetchQuery } from 'react-relay';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { chooseNearestCityQuery } from '../../__generated__/chooseNearestCityQuery.graphql';
import { findPosition, readPosition } from '../../device/position';
import type { ChosenLocation } from './chooseLocation';

const query = graphql`
  query chooseNearestCityQuery($latitude: Float!, $longitude: Float!) {
    nearestCity(latitude: $latitude, longitude: $longitude) {
      shortName
    }
  }
`;

/**
 * Asks for the user's position. Returns the city at the position if it has places, or else the city of the nearest
 * place within 150 km. If no position or no such city is found, or if the request fails, returns the problem.
 */
export async function chooseNearestCity(environment: IEnvironment): Promise<ChosenLocation> {
  const position = (await findPosition()) ? readPosition() : null;
  if (!position) return { problem: 'noPosition' };
  const { latitude, longitude } = position;
  try {
    const asked = fetchQuery<chooseNearestCityQuery>(environment, query, { latitude, longitude });
    const nearest = (await asked.toPromise())?.nearestCity;
    return nearest ? { city: nearest.shortName } : { problem: 'unknown' };
  } catch (error) {
    return { problem: 'failed', error: error as Error };
  }
}
