/** The user's position, exact to about a hundred meters. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The key in sessionStorage, which stores the position until the tab is closed. */
export const positionKey = 'fuud_position';
const longestWaitMs = 10_000;

/** The last position found since the page was loaded. It is used if sessionStorage is blocked or has no position. */
let positionInPage: Position | null = null;

/** The position that the user has shared in this tab, or null if there is none. */
export function readPosition(): Position | null {
  try {
    const kept: Position | null = JSON.parse(window.sessionStorage.getItem(positionKey) ?? 'null');
    return Number.isFinite(kept?.latitude) && Number.isFinite(kept?.longitude) ? kept : positionInPage;
  } catch {
    return positionInPage;
  }
}

/**
 * Asks the browser for the position, and the browser asks the user for permission. If a position is found, stores it
 * and resolves to true. If the browser has no geolocation, the user refuses, or no position is found within 10 s,
 * resolves to false.
 */
export function findPosition(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        positionInPage = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        try {
          window.sessionStorage.setItem(positionKey, JSON.stringify(positionInPage));
        } catch {
          // `positionInPage` contains the position until the page is left
        }
        resolve(true);
      },
      () => resolve(false),
      { timeout: longestWaitMs, maximumAge: 60_000 },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
