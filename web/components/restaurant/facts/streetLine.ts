interface Place {
  readonly neighborhood: { readonly name: string } | null | undefined;
  readonly address: { readonly lines: readonly string[]; readonly city: string | null | undefined };
}

/** Street and neighborhood in one line: "818 Olive St, Downtown". An unknown part is left out. */
export function streetLine({ neighborhood, address }: Place): string {
  // A neighborhood that has the name of the city is left out, too.
  const part = neighborhood?.name === address.city ? null : neighborhood?.name;
  return [...address.lines, part].filter(Boolean).join(', ');
}
