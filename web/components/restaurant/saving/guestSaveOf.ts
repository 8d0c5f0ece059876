import type { GuestSave } from '../../../device/guestSaves';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';

/** The fields of the graph's Restaurant that a guest's device stores. */
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

/** A restaurant in the form that a guest's device stores. */
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
