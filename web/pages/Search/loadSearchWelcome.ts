/** Fetches what stands on the page before the first search. */
export const loadSearchWelcome = async () => ({ default: (await import('./SearchWelcome')).SearchWelcome });
