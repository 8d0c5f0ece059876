import { cityLine } from './cityLine';

interface Place {
  readonly address: { readonly city: string | null | undefined; readonly region: string | null | undefined };
  readonly city: { readonly shortName: string } | null | undefined;
}

/**
 * The town of a restaurant outside the user's city: "Granite City". A town with the name of the user's city, but in
 * another state, has its state: "Kansas City, KS". Null if the restaurant is in the user's city, or its town is
 * unknown.
 * @param userCity "Kansas City" or "Springfield, IL". Without a state, it means the city whose short name has none.
 */
export function townElsewhere(userCity: string, { address, city }: Place): string | null {
  const [name, state] = userCity.split(', ');
  if (!address.city || address.city !== name) return address.city ?? null;
  const isHere = state ? !address.region || state === address.region : !city?.shortName.includes(', ');
  return isHere ? null : cityLine(address);
}
