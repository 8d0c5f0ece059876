import { mappedImporter } from './csv/mappedImporter';
import type { Mapping } from './csv/mapping';
import { fuudImporter } from './fuud/fuudImporter';
import type { Importer } from './Importer';
import { osmImporter } from './osm/osmImporter';
import type { TextFileSettings } from './read/TextFileSettings';
import type { SourceInfo } from './write/SourceInfo';

/**
 * A format that --format accepts. `sourceInfoFrom` states where the source's name, license and attribution come from:
 * from a mapping (--map is needed), from the command line (--source, --licence, --attribution), or from the format
 * itself, which allows none of these options. `help` is the line in --help. An importer that needs a large library is
 * loaded only when its format is used.
 */
export type Format =
  | { sourceInfoFrom: 'mapping'; help: string; importer: (mapping: Mapping, settings?: TextFileSettings) => Importer }
  | { sourceInfoFrom: 'command line'; help: string; importer: (from: SourceInfo) => Importer }
  | { sourceInfoFrom: 'format'; help: string; importer: () => Promise<Importer> };

/** The words that --format accepts, in the order of --help. */
export const FORMAT_NAMES = ['csv', 'jsonl', 'json', 'fuud', 'osm', 'overture', 'foursquare'] as const;

/** A word that --format accepts. */
export type FormatName = (typeof FORMAT_NAMES)[number];

/** All formats of `import FILE --format`. A new format needs a name in FORMAT_NAMES and an entry here. */
export const FORMATS: Record<FormatName, Format> = {
  csv: {
    sourceInfoFrom: 'mapping',
    help: 'fields separated by commas (or --delimiter), with a header row (or --columns); needs a mapping',
    importer: (mapping, settings) => mappedImporter('csv', mapping, settings),
  },
  jsonl: {
    sourceInfoFrom: 'mapping',
    help: 'one JSON object on each line; needs a mapping',
    importer: (mapping, settings) => mappedImporter('jsonl', mapping, settings),
  },
  json: {
    sourceInfoFrom: 'mapping',
    help: 'a JSON list, or an object that contains a list (for example GeoJSON); needs a mapping',
    importer: (mapping, settings) => mappedImporter('json', mapping, settings),
  },
  fuud: {
    sourceInfoFrom: 'command line',
    help: "one JSON object on each line, with Fuud's own field names",
    importer: fuudImporter,
  },
  osm: {
    sourceInfoFrom: 'format',
    help: 'OpenStreetMap: JSON from Overpass, or GeoJSON from overpass turbo or osmium',
    importer: async () => osmImporter,
  },
  overture: {
    sourceInfoFrom: 'format',
    help: 'Overture Maps places: GeoParquet, GeoJSON or JSON lines',
    importer: async () => (await import('./overture/overtureImporter')).overtureImporter,
  },
  foursquare: {
    sourceInfoFrom: 'format',
    help: 'Foursquare Open Source Places: parquet or CSV',
    importer: async () => (await import('./foursquare/foursquareImporter')).foursquareImporter,
  },
};

/** Returns the format with this name, or undefined if there is no such format. */
export const formatNamed = (name: string | undefined): Format | undefined =>
  name !== undefined && Object.hasOwn(FORMATS, name) ? FORMATS[name as FormatName] : undefined;
