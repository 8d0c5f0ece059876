/** How long other services may take to answer, in milliseconds. */
export const timeLimits = {
  /** Answers of Google, Yelp and language models. Readers wait less, but a late answer may help the next reader. */
  json: 5000,
  /** How long a reader waits for Google and Yelp on a restaurant's page. Late answers are left out. */
  liveFacts: 700,
  /** How long a search waits for a language model. Then the search continues without the model. */
  languageModel: 700,
  /** Each answer of a sign-in provider, while a person waits. */
  signInProvider: 5000,
  /**
   * A picture on another host: until its headers arrive, and until it is complete, with all redirects
   * (docs/operating.md).
   */
  picture: { headers: 5000, whole: 10_000 },
  /** The mail server: DNS, connecting, its greeting, then each pause. */
  mail: {
    name: 10_000,
    connection: 10_000,
    greeting: 10_000,
    pause: 15_000,
    /**
     * A whole letter, from connecting until it is accepted. This must be shorter than the first wait before another try
     * (jobs/claimMail.ts).
     */
    letter: 45_000,
  },
  /**
   * An answer of OpenStreetMap's Overpass, in addition to the time limit in the query itself
   * (catalogue/osm/overpassQuery.ts).
   */
  overpassBeyondQuery: 60_000,
} as const;
