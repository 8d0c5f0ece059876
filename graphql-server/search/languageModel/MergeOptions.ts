/** The circumstances of a search that decide how the language model's reading of the craving is used. */
export interface MergeOptions {
  now: Date;
  /** The IANA time zone in which "today" is determined. The default is America/Chicago. */
  timeZone?: string;
  /** Ids of chips that the diner removed. The language model does not add these chips again. */
  without?: readonly string[];
}
