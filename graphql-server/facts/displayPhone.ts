/** "+13148321244" as people write it in the US, "(314) 832-1244"; any other text unchanged. */
export function displayPhone(phone: string | null): string | null {
  return phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null;
}
