/** The circumstances of a search that decide how the model's reading is used. */
export interface MergeOptions {
  now: Date;
  /** The IANA time zone in which "today" is determined. The default is America/Chicago. */
  timeZone?: string;
  /** Ids of chips that the diner removed. The model's reading does not add these chips again. */
  without?: readonly string[];
}
