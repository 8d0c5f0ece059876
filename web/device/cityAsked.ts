/** The key in sessionStorage. A value means that the reader was already asked for the city in this tab. */
export const cityAskedKey = 'fuud_city_asked';

/** Used instead of sessionStorage if the browser blocks it. */
let asked = false;

/** Whether the city picker has opened by itself since the tab was opened. */
export function wasCityAsked(): boolean {
  try {
    return window.sessionStorage.getItem(cityAskedKey) === 'true';
  } catch {
    return asked;
  }
}

/** Marks that the city picker has opened. */
export function markCityAsked(): void {
  try {
    window.sessionStorage.setItem(cityAskedKey, 'true');
  } catch {
    asked = true; // valid until the page is left
  }
}
