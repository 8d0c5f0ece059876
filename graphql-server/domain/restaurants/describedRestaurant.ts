import { z } from 'zod';
import { dietaryOption, isPriceRange } from '../../facts/facts';
import { gemBadge } from '../../facts/gemBadge';
import { isOwnPicture } from '../../facts/isOwnPicture';
import { blankIsAbsent, line } from '../input/text';
import type { Reason } from '../input/words';
import type { Snapshot } from './Snapshot';

const link = { reason: 'must be a web address (https://...)' } satisfies Reason;

/** Bytes of what is stored of a place, as JSON. */
const MOST_STORED = 4000;
const small = {
  reason: `must take at most ${MOST_STORED.toLocaleString('en-US')} bytes as it is stored; send fewer pictures or shorter texts`,
  code: 'TOO_LONG',
} satisfies Reason;

const text = (max: number) => line().max(max);
const optional = (max: number) => blankIsAbsent(text(max));
const url = blankIsAbsent(text(2000).refine(isWebAddress, { params: link }));
const image = text(2000).refine((address) => isOwnPath(address) || isWebAddress(address), { params: link });
const stars = z.number().min(0).max(5).nullish();
const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullish();

/**
 * A restaurant as a caller describes it (restaurants.md §3), for a place that the catalogue does not hold (D21). Fields
 * of a wrong type or size are refused; words that are not ours (a fifth price) and paths of ours that are no pictures are
 * left out; both spellings of the coordinates and of the pictures are read. A member keeps thousands of them, so none may
 * be large.
 */
export const describedRestaurant = z
  .object({
    name: text(200).min(1),
    neighborhood: optional(100),
    location: optional(200),
    address: optional(300),
    cuisine: optional(300),
    priceRange: optional(20),
    gemType: optional(30),
    category: optional(30),
    googleRating: stars,
    rating: stars,
    yelpRating: stars,
    yelpReviews: z.number().int().min(0).max(100_000_000).nullish(),
    yelpUrl: url,
    place_id: optional(300),
    imageUrls: z.array(image).max(20).nullish(),
    imageUrl: blankIsAbsent(image),
    phone: optional(50),
    needsReservation: z.boolean().nullish(),
    reservationUrl: url,
    dietaryOptions: z.array(text(50)).max(20).nullish(),
    coordinates: point,
    gpsCoordinates: point,
  })
  .transform((told): Snapshot => {
    const place = told.coordinates ?? told.gpsCoordinates;
    return {
      name: told.name,
      neighborhood: told.neighborhood ?? null,
      location: told.location ?? null,
      address: told.address ?? null,
      cuisine: told.cuisine ?? null,
      priceRange: isPriceRange(told.priceRange) ? told.priceRange : null,
      gemType: gemBadge({ gemType: told.gemType ?? null, category: told.category ?? null }),
      googleRating: told.googleRating || null, // 0 is how REST tells that nobody knows
      rating: told.rating ?? null,
      yelpRating: told.yelpRating ?? null,
      yelpReviews: told.yelpReviews ?? null,
      yelpUrl: told.yelpUrl ?? null,
      placeId: told.place_id ?? null,
      imageUrls: (told.imageUrls?.length ? told.imageUrls : told.imageUrl ? [told.imageUrl] : []).filter(isPicture),
      phone: told.phone ?? null,
      needsReservation: told.needsReservation ?? null,
      reservationUrl: told.reservationUrl ?? null,
      dietaryOptions: (told.dietaryOptions ?? []).flatMap((word) => dietaryOption(word) ?? []),
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    };
  })
  .refine((snapshot) => Buffer.byteLength(JSON.stringify(snapshot)) <= MOST_STORED, { params: small });

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

function isPicture(address: string): boolean {
  return isOwnPicture(address) || isWebAddress(address);
}

function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
