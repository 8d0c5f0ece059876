/** Loads the code of SearchWelcome, which shows before the first search. */
export const loadSearchWelcome = async () => ({ default: (await import('./SearchWelcome')).SearchWelcome });
