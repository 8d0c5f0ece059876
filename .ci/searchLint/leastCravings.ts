/** With fewer example cravings the search memory finds too little. docs/search.md has a table of measurements. */
export const leastCravings = 3_000;
