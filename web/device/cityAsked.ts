/** The key in sessionStorage. A value means that the user was already asked for the city in this tab. */
export const cityAskedKey = 'fuud_city_asked';

/** Used instead of sessionStorage if the browser blocks it or if it is full. */
let asked = false;

/** Whether the user was already asked for the city in this tab. */
export function wasCityAsked(): boolean {
  try {
    return asked || window.sessionStorage.getItem(cityAskedKey) === 'true';
  } catch {
    return asked;
  }
}

/** Stores that the user was asked, so that the city picker does not open by itself again in this tab. */
export function markCityAsked(): void {
  try {
    window.sessionStorage.setItem(cityAskedKey, 'true');
  } catch {
    asked = true; // valid until the page is left
  }
}
