import type { GuestSave } from '../../../device/guestSaves';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';

/** The fields of a Restaurant in the GraphQL schema that are stored on a guest's device. */
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

/** Converts a restaurant into the form in which a guest's device stores it. */
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
