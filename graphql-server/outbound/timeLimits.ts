/** How long others may take to answer us, in milliseconds. */
export const timeLimits = {
  /** Google, Yelp, a language model. Readers wait far less, but a late answer can serve the next one. */
  json: 5000,
  /** So long a reader waits for what Google and Yelp say of a restaurant; what is late is left out. */
  liveFacts: 700,
  /** So long a search waits for a language model before it goes without. */
  languageModel: 700,
  /** Each answer of a sign-in provider; a person waits. */
  signInProvider: 5000,
  /** A picture on another host: until it begins to come, and until it is there, over all redirects (docs/operating.md). */
  picture: { headers: 5000, whole: 10_000 },
  /** The mail server: finding it, connecting, its greeting, then each of its pauses. */
  mail: {
    name: 10_000,
    connection: 10_000,
    greeting: 10_000,
    pause: 15_000,
    /** A whole letter, from connecting to "taken": shorter than the first wait before another try (jobs/claimMail.ts). */
    letter: 45_000,
  },
  /** An answer of OpenStreetMap's Overpass, beyond the time that the query itself gives it (catalogue/osm/overpassQuery.ts). */
  overpassBeyondQuery: 60_000,
} as const;
