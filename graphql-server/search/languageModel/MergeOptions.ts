/** When and how a craving is searched for. */
export interface MergeOptions {
  now: Date;
  /** IANA zone of the city, for "today"; America/Chicago if absent. */
  timeZone?: string;
  /** Ids of chips that the diner removed: the model does not bring them back. */
  without?: readonly string[];
}
