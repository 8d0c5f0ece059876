/** Loads the code of SearchWelcome, the content before the first search. */
export const loadSearchWelcome = async () => ({ default: (await import('./SearchWelcome')).SearchWelcome });
