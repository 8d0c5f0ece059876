import type { Env } from '../../env/env';
import { googlePlaces } from '../google/googlePlaces';
import { yelpFusion } from '../yelp/yelpFusion';
import type { LiveSource } from './LiveSource';

/** The environment variables that configure live sources. */
export type LiveSettings = 'GOOGLE_PLACES_KEY' | 'GOOGLE_PLACES_QUOTA' | 'YELP_KEY' | 'YELP_QUOTA';

/** Returns the live sources for which an API key is set. */
export function liveSources(env: Pick<Env, LiveSettings>): LiveSource[] {
  const { GOOGLE_PLACES_KEY: google, YELP_KEY: yelp } = env;
  return [
    ...(google ? [googlePlaces({ key: google, quota: env.GOOGLE_PLACES_QUOTA })] : []),
    ...(yelp ? [yelpFusion({ key: yelp, quota: env.YELP_QUOTA })] : []),
  ];
}
