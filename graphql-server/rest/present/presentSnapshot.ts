import { readSnapshot } from '../../domain/restaurants/Snapshot';
import type { PictureAddresses } from '../../images/pictureAddresses';
import type { presentRestaurant } from './presentRestaurant';

/**
 * A restaurant as it was when a member saved it or added it to the diary, in the shape of presentRestaurant. The saved
 * list and the diary call this function only if the catalogue does not have the restaurant. For removed items, and for
 * the saved row in the answer to a save or a restore, this function is always called. Facts that only the catalogue has
 * are null (opening hours, members' ratings), empty (features) or false (isSample). A picture that this server does not
 * serve keeps its stored web address. A path on this server that is not a picture is left out.
 * @param stored the column restaurant_data
 */
export function presentSnapshot(
  restaurantId: string,
  stored: unknown,
  isSaved: boolean,
  pictures: PictureAddresses,
): ReturnType<typeof presentRestaurant> {
  const { latitude, longitude, placeId, googleRating, rating, imageUrls: sources, ...snapshot } = readSnapshot(stored);
  const imageUrls = sources.flatMap(
    (source) => pictures.of(source, '1920x1280') ?? (/^https?:/i.test(source) ? source : []),
  );
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const [city, state] = snapshot.location?.split(', ') ?? [];
  return {
    ...snapshot,
    id: restaurantId,
    location: snapshot.location ?? '',
    city: city ?? '',
    state: state ?? '',
    isHiddenGem: snapshot.gemType === 'Hidden Gem',
    ...(snapshot.gemType && { category: snapshot.gemType }),
    googleRating: googleRating ?? 0,
    rating: rating ?? googleRating,
    needsReservation: snapshot.needsReservation ?? false,
    place_id: placeId,
    imageUrls,
    imageUrl: imageUrls[0] ?? null,
    hours: null,
    features: [],
    aiInsight: null,
    averageUserRating: null,
    gpsCoordinates: coordinates,
    coordinates,
    isSaved,
    isSample: false,
  };
}
