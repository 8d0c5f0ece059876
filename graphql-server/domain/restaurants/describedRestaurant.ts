import { z } from 'zod';
import { dietaryOption, isPriceRange } from '../../facts/facts';
import { gemBadge } from '../../facts/gemBadge';
import { isOwnPicture } from '../../facts/isOwnPicture';
import { blankIsAbsent, line } from '../input/text';
import type { Reason } from '../input/words';
import type { Snapshot } from './Snapshot';

const link = { reason: 'must be a web address (https://...)' } satisfies Reason;

/** The maximum size of a stored description, in bytes of JSON. */
const MAX_STORED = 4000;
const small = {
  reason: `must take at most ${MAX_STORED.toLocaleString('en-US')} bytes when it is stored; send fewer pictures or shorter texts`,
  code: 'TOO_LONG',
} satisfies Reason;

const text = (max: number) => line().max(max);
const optional = (max: number) => blankIsAbsent(text(max));
const url = blankIsAbsent(text(2000).refine(isWebAddress, { params: link }));
const image = text(2000).refine((address) => isOwnPath(address) || isWebAddress(address), { params: link });
const stars = z.number().min(0).max(5).nullish();
const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullish();

const facts = z.object({
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
});

/** The names of the facts that a description can contain. Other names are ignored. */
export const describedFacts: ReadonlySet<string> = new Set(Object.keys(facts.shape));

/**
 * A caller's description of a restaurant that the catalogue does not have. Fields of a wrong type or size are refused.
 * Unknown words (such as the price range "$$$$$") are left out. Paths on our own server that are not pictures are also
 * left out. Coordinates may be in `coordinates` or `gpsCoordinates`, and pictures in `imageUrls` or `imageUrl`. The
 * size is limited, because a member may save thousands of restaurants.
 */
export const describedRestaurant = facts
  .transform((input): Snapshot => {
    const place = input.coordinates ?? input.gpsCoordinates;
    return {
      name: input.name,
      neighborhood: input.neighborhood ?? null,
      location: input.location ?? null,
      address: input.address ?? null,
      cuisine: input.cuisine ?? null,
      priceRange: isPriceRange(input.priceRange) ? input.priceRange : null,
      gemType: gemBadge({ gemType: input.gemType ?? null, category: input.category ?? null }),
      googleRating: input.googleRating || null, // REST writes 0 for an unknown rating
      rating: input.rating ?? null,
      yelpRating: input.yelpRating ?? null,
      yelpReviews: input.yelpReviews ?? null,
      yelpUrl: input.yelpUrl ?? null,
      placeId: input.place_id ?? null,
      imageUrls: (input.imageUrls?.length ? input.imageUrls : input.imageUrl ? [input.imageUrl] : []).filter(isPicture),
      phone: input.phone ?? null,
      needsReservation: input.needsReservation ?? null,
      reservationUrl: input.reservationUrl ?? null,
      dietaryOptions: (input.dietaryOptions ?? []).flatMap((word) => dietaryOption(word) ?? []),
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    };
  })
  .refine((snapshot) => Buffer.byteLength(JSON.stringify(snapshot)) <= MAX_STORED, { params: small });

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

function isPicture(address: string): boolean {
  return isOwnPicture(address) || isWebAddress(address);
}

function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
