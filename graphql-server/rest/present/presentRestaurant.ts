import type { Restaurant } from '../../database/__generated__/prisma/client';
import { displayPhone } from '../../facts/displayPhone';
import { gemBadge, isHiddenGem } from '../../facts/gemBadge';
import { openingText } from '../../facts/openingText';
import { provenanceOf } from '../../facts/provenanceOf';
import { ratingSummary } from '../../facts/ratings';
import { readHolidayHours, readWeeklyHours } from '../../facts/weeklyHours';
import type { PictureAddresses } from '../../images/pictureAddresses';
import { pictureUrls } from '../../images/picturesOf';
import type { Card } from '../../search/index/loadCards';

/** A restaurant in a search result, on the saved list or in the diary. Pictures are paths on this server. */
export function presentRestaurant(restaurant: Restaurant, isSaved: boolean, now: Date, pictures: PictureAddresses) {
  const { id, name, neighborhood, city, state, address, cuisine, priceRange, yelpUrl, phone } = restaurant;
  const { latitude, longitude, googleRating, weeklyHours, holidayHours, timeZone } = restaurant;
  const badge = gemBadge(restaurant);
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const weekly = readWeeklyHours(weeklyHours);
  const imageUrls = pictureUrls(restaurant.imageUrls, pictures);
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
    gemType: badge,
    ...(badge && restaurant.category && { category: restaurant.category }),
    googleRating: googleRating ?? 0,
    rating: restaurant.rating ?? googleRating,
    yelpRating: restaurant.yelpRating,
    yelpReviews: restaurant.yelpReviews,
    yelpUrl,
    place_id: restaurant.placeId,
    imageUrls,
    imageUrl: imageUrls[0] ?? null,
    phone: displayPhone(phone),
    needsReservation: restaurant.needsReservation ?? false,
    reservationUrl: restaurant.reservationUrl,
    hours: weekly && timeZone ? openingText(weekly, timeZone, now, readHolidayHours(holidayHours)) : null,
    dietaryOptions: restaurant.dietaryOptions,
    features: restaurant.features,
    aiInsight: restaurant.aiInsight,
    averageUserRating: ratingSummary(restaurant).average,
    gpsCoordinates: coordinates,
    coordinates,
    isSaved,
    isSample: restaurant.isSample,
  };
}

/** All facts about a restaurant: for /api/restaurants/{id}, and for a search with mode=full. */
export function presentRestaurantInFull(card: Card, isSaved: boolean, now: Date, pictures: PictureAddresses) {
  const {
    postalCode,
    brand,
    isClosed,
    openedOn,
    website,
    timeZone,
    weeklyHours,
    holidayHours,
    description,
    recommendedDishes,
    dishes,
    mealTimes,
    delistedAt,
    sources,
  } = card;
  return {
    ...presentRestaurant(card, isSaved, now, pictures),
    postalCode,
    brand,
    website,
    timeZone,
    weeklyHours: readWeeklyHours(weeklyHours),
    holidayHours: readHolidayHours(holidayHours),
    description,
    recommendedDishes,
    dishes,
    mealTimes,
    openedOn: openedOn?.toISOString().slice(0, 10) ?? null,
    isClosed,
    isListed: delistedAt === null,
    provenance: provenanceOf(card, sources).map(({ field, source, rule }) => ({
      field,
      source: source?.source ?? null,
      sourceId: source?.sourceId ?? null,
      rule,
    })),
    sources,
  };
}
