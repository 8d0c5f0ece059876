/** The tab's own storage, under this name, remembers that the reader was asked. */
export const cityAskedKey = 'fuud_city_asked';

/** Stands in for the storage when the browser keeps it closed. */
let asked = false;

/** Whether the city picker has opened by itself in this visit: since the tab was opened (decision D16). */
export function wasCityAsked(): boolean {
  try {
    return window.sessionStorage.getItem(cityAskedKey) === 'true';
  } catch {
    return asked;
  }
}

/** Remembers that it has. */
export function markCityAsked(): void {
  try {
    window.sessionStorage.setItem(cityAskedKey, 'true');
  } catch {
    asked = true; // holds until the page is left
  }
}
