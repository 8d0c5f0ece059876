import type { GuestSave } from '../../../device/guestSaves';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';

/** What the graph tells of a restaurant that a guest's device keeps. */
export type SavableRestaurant = {
  readonly uuid: string;
  readonly name: string;
  readonly cuisines: Parameters<typeof cuisineWords>[0];
  readonly pictures: readonly { readonly card: string }[];
  readonly priceRange: string | null | undefined;
  readonly externalListings: readonly {
    readonly source: string;
    readonly ratingSummary: { readonly average: number | null | undefined };
  }[];
};

/** A restaurant as a guest's device keeps it. */
export function guestSaveOf(restaurant: SavableRestaurant): Omit<GuestSave, 'savedAt'> {
  const { uuid, name, cuisines, pictures, priceRange, externalListings } = restaurant;
  return {
    id: uuid,
    name,
    cuisine: cuisineWords(cuisines),
    imageUrl: pictures[0]?.card ?? null,
    priceRange: priceSign(priceRange),
    googleRating: externalListings.find(({ source }) => source === 'GOOGLE')?.ratingSummary.average ?? null,
  };
}
