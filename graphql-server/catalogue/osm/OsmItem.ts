/** One node, way or relation of OpenStreetMap with its tags. */
export interface OsmItem {
  /** OpenStreetMap's own key: "node/123". The key is the same in every kind of file. */
  key: string;
  /** The tags with a text value. Values that are longer than OpenStreetMap allows are left out. */
  tags: Tags;
  /** The keys of tags that were left out, because the value is not a text or is too long. */
  oddTags: string[];
  /**
   * The position in degrees. For a way or relation, it is the middle. Absent if the file has no position for the item.
   */
  latitude?: number;
  longitude?: number;
}

/** The text of each tag, by the tag's key. A value is undefined if there is no such tag. */
export type Tags = Record<string, string | undefined>;
