/** One node, way or relation of OpenStreetMap with its tags. */
export interface OsmItem {
  /** OpenStreetMap's own key: "node/123". The key is the same in every kind of file. */
  key: string;
  /** The tags. Numbers are converted to text. Values of other types, and values that are too long, are left out. */
  tags: Tags;
  /** The keys of tags whose value is too long, or is not a text, a number or null. */
  oddTags: string[];
  /** The position in degrees. For a way or a relation, it is the center. Absent if the item has no position. */
  latitude?: number;
  longitude?: number;
}

/** The text of each tag, by the tag's key. For a key without a tag, the value is undefined. */
export type Tags = Record<string, string | undefined>;
