import type { Restaurant } from '../../database/__generated__/prisma/client';
import { displayPhone } from '../../facts/displayPhone';
import { type GemType, isPriceRange, type PriceRange } from '../../facts/facts';
import { gemBadge } from '../../facts/gemBadge';

/**
 * A restaurant's facts at one moment. Facts that change during a day, such as whether the restaurant is open, are left
 * out. Null means unknown.
 */
export interface Snapshot {
  name: string;
  neighborhood: string | null;
  /** "St. Louis, MO" */
  location: string | null;
  address: string | null;
  cuisine: string | null;
  priceRange: PriceRange | null;
  /** Null means that the restaurant has no badge. */
  gemType: GemType | null;
  googleRating: number | null;
  rating: number | null;
  yelpRating: number | null;
  yelpReviews: number | null;
  yelpUrl: string | null;
  placeId: string | null;
  imageUrls: string[];
  phone: string | null;
  needsReservation: boolean | null;
  reservationUrl: string | null;
  dietaryOptions: string[];
  latitude: number | null;
  longitude: number | null;
}

const blank: Snapshot = {
  name: '',
  neighborhood: null,
  location: null,
  address: null,
  cuisine: null,
  priceRange: null,
  gemType: null,
  googleRating: null,
  rating: null,
  yelpRating: null,
  yelpReviews: null,
  yelpUrl: null,
  placeId: null,
  imageUrls: [],
  phone: null,
  needsReservation: null,
  reservationUrl: null,
  dietaryOptions: [],
  latitude: null,
  longitude: null,
};

/** The snapshot of a catalogue restaurant as it is now. */
export function snapshotOf(restaurant: Restaurant): Snapshot {
  const { name, neighborhood, city, state, address, cuisine, priceRange, googleRating, rating, yelpRating } =
    restaurant;
  const { yelpReviews, yelpUrl, placeId, imageUrls, phone, needsReservation, reservationUrl } = restaurant;
  const { dietaryOptions, latitude, longitude } = restaurant;
  return {
    name,
    neighborhood,
    location: `${city}, ${state}`,
    address,
    cuisine,
    priceRange: isPriceRange(priceRange) ? priceRange : null,
    gemType: gemBadge(restaurant),
    googleRating,
    rating,
    yelpRating,
    yelpReviews,
    yelpUrl,
    placeId,
    imageUrls,
    phone: displayPhone(phone),
    needsReservation,
    reservationUrl,
    dietaryOptions,
    latitude,
    longitude,
  };
}

/** Reads a snapshot from the database. The value of a missing field is null, an empty list, or "" for the name. */
export function readSnapshot(stored: unknown): Snapshot {
  return { ...blank, ...(stored as Partial<Snapshot>) };
}
