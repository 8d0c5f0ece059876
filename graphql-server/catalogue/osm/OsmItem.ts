/** One node, way or relation of OpenStreetMap with its tags. */
export interface OsmItem {
  /** OpenStreetMap's own key: "node/123". The key is the same in every kind of file. */
  key: string;
  /** The tags with a text value. Values that are longer than OpenStreetMap allows are left out. */
  tags: Tags;
  /** The keys of tags that were left out. Their value is too long, or is neither a text nor a number. */
  oddTags: string[];
  /** The position in degrees. For a way or a relation, it is the center. Absent if the file has no position. */
  latitude?: number;
  longitude?: number;
}

/** The text of each tag, by the tag's key. For a key without a tag, the value is undefined. */
export type Tags = Record<string, string | undefined>;
