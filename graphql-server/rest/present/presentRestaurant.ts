import type { Restaurant } from '../../database/__generated__/prisma/client';
import { gemBadge, isHiddenGem } from '../../domain/restaurants/gemBadge';
import { openingText } from '../../domain/restaurants/openingText';
import { ratingSummary } from '../../domain/restaurants/ratings';
import type { PlaceSource } from '../../domain/restaurants/sourcesOf';
import { readWeeklyHours } from '../../domain/restaurants/weeklyHours';

/** What a search result says of a restaurant (restaurants.md §3; D35, D36, D40, D85). */
export function presentRestaurant(restaurant: Restaurant, isSaved: boolean, now: Date) {
  const { id, name, neighborhood, city, state, address, cuisine, priceRange, category, yelpUrl, phone } = restaurant;
  const { latitude, longitude, googleRating, imageUrls, weeklyHours, timeZone } = restaurant;
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const weekly = readWeeklyHours(weeklyHours);
  const { average, count } = ratingSummary(restaurant);
  return {
    id,
    name,
    neighborhood,
    location: `${city}, ${state}`,
    city,
    state,
    address,
    cuisine,
    priceRange,
    isHiddenGem: isHiddenGem(restaurant),
    gemType: gemBadge(restaurant),
    category,
    googleRating: googleRating ?? 0,
    rating: restaurant.rating ?? googleRating,
    yelpRating: restaurant.yelpRating,
    yelpReviews: restaurant.yelpReviews,
    yelpUrl,
    place_id: restaurant.placeId,
    imageUrls,
    imageUrl: imageUrls[0] ?? null,
    phone,
    needsReservation: restaurant.needsReservation,
    reservationUrl: restaurant.reservationUrl,
    hours: weekly && timeZone ? openingText(weekly, timeZone, now) : null,
    dietaryOptions: restaurant.dietaryOptions,
    aiInsight: restaurant.aiInsight,
    averageUserRating: count > 0 ? average : null,
    gpsCoordinates: coordinates,
    coordinates,
    isSaved,
    isSample: restaurant.isSample,
  };
}

/** Everything that is known: the answer of the detail path, and of a search with mode=full. */
export function presentRestaurantInFull(
  restaurant: Restaurant,
  isSaved: boolean,
  sources: readonly PlaceSource[],
  now: Date,
) {
  const { postalCode, website, timeZone, weeklyHours, description, recommendedDishes, delistedAt } = restaurant;
  return {
    ...presentRestaurant(restaurant, isSaved, now),
    postalCode,
    website,
    timeZone,
    weeklyHours: readWeeklyHours(weeklyHours),
    description,
    recommendedDishes,
    isListed: delistedAt === null,
    sources,
  };
}
