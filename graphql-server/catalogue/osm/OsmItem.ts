/** One node, way or relation of OpenStreetMap with its tags. */
export interface OsmItem {
  /** "node/123": OpenStreetMap's own key, the same in every kind of file. */
  key: string;
  /** Texts only; what is longer than OpenStreetMap allows is not there. */
  tags: Tags;
  /** Keys of tags that were left out: no text, or too long. */
  oddTags: string[];
  /** Degrees; the middle of a way or relation. Absent where the file does not say. */
  latitude?: number;
  longitude?: number;
}

/** A tag's text by its key; undefined where there is none. */
export type Tags = Record<string, string | undefined>;
