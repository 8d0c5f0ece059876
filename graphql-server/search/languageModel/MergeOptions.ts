/** The circumstances of a search that decide how the model's reading is used. */
export interface MergeOptions {
  now: Date;
  /** IANA zone of the city, for "today"; America/Chicago if absent. */
  timeZone?: string;
  /** Ids of chips that the diner removed. The model's reading does not add these chips again. */
  without?: readonly string[];
}
