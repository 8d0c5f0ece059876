/** Writes a US number as people in the US do: "+13148321244" becomes "(314) 832-1244". Other text stays unchanged. */
export function displayPhone(phone: string | null): string | null {
  return phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null;
}
