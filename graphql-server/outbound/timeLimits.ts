/** How long other services may take to answer, in milliseconds. */
export const timeLimits = {
  /**
   * Answers of Google, Yelp and language models. Users wait only 700 ms (see `liveFacts` and `languageModel`), but a
   * late answer may help the next user.
   */
  json: 5000,
  /** How long a user waits for Google and Yelp on a restaurant's page. Late answers are left out. */
  liveFacts: 700,
  /** How long a search waits for a language model. After this time, the search continues without the model. */
  languageModel: 700,
  /** Each answer of a sign-in provider, while a person waits. */
  signInProvider: 5000,
  /**
   * A picture on another host. `headers`: until the headers of each answer arrive. `whole`: until the picture is
   * complete, with all redirects (docs/operating.md).
   */
  picture: { headers: 5000, whole: 10_000 },
  /** The mail server: the DNS lookup, the connection, the server's greeting, and each later pause in the connection. */
  mail: {
    name: 10_000,
    connection: 10_000,
    greeting: 10_000,
    pause: 15_000,
    /**
     * Sending one letter, from the DNS lookup until the server accepts the letter. This limit must be shorter than the
     * first wait before another try (jobs/claimMail.ts).
     */
    letter: 45_000,
  },
  /**
   * An answer of OpenStreetMap's Overpass, in addition to the time limit in the query itself
   * (catalogue/osm/overpassQuery.ts).
   */
  overpassBeyondQuery: 60_000,
} as const;
