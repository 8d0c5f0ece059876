/** One node, way or relation of OpenStreetMap with its tags. */
export interface OsmItem {
  /** "node/123": OpenStreetMap's own key. It is the same in every kind of file. */
  key: string;
  /** Tags with a text. Texts that are longer than OpenStreetMap allows are left out. */
  tags: Tags;
  /** The keys of tags that were left out, because the value is not a text or is too long. */
  oddTags: string[];
  /** Degrees; for a way or relation, its middle. Absent if the file does not say it. */
  latitude?: number;
  longitude?: number;
}

/** The text of each tag, by its key; undefined if there is no such tag. */
export type Tags = Record<string, string | undefined>;
