import { mappedImporter } from './csv/mappedImporter';
import type { Mapping } from './csv/mapping';
import { foursquareImporter } from './foursquare/foursquareImporter';
import { fuudImporter } from './fuud/fuudImporter';
import type { Importer } from './Importer';
import { osmImporter } from './osm/osmImporter';
import { overtureImporter } from './overture/overtureImporter';
import type { ReadHow } from './read/ReadHow';
import type { SourceInfo } from './write/SourceInfo';

/**
 * One word for --format. `told` says who names the source, its licence and attribution: a mapping (--map is needed), the
 * command line (--source, --licence, --attribution), or the format itself, which then takes none of these.
 * `help` is what --help says of it.
 */
export type Format =
  | { told: 'by mapping'; help: string; importer: (mapping: Mapping, how?: ReadHow) => Importer }
  | { told: 'by command line'; help: string; importer: (from: SourceInfo) => Importer }
  | { told: 'by format'; help: string; importer: () => Importer };

/** The words that --format takes, in the order --help lists them. */
export const FORMAT_NAMES = ['csv', 'jsonl', 'json', 'fuud', 'osm', 'overture', 'foursquare'] as const;

/** A word that --format takes. */
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Every format of `import FILE --format`. A new one is a name above and a line here. */
export const FORMATS: Record<FormatName, Format> = {
  csv: {
    told: 'by mapping',
    help: 'fields between commas (or --delimiter) with a header row (or --columns), named by the mapping',
    importer: (mapping, how) => mappedImporter('csv', mapping, how),
  },
  jsonl: {
    told: 'by mapping',
    help: 'a JSON object a line, keys named by the mapping',
    importer: (mapping, how) => mappedImporter('jsonl', mapping, how),
  },
  json: {
    told: 'by mapping',
    help: 'a JSON list, or an object with one (GeoJSON too), keys named by the mapping',
    importer: (mapping, how) => mappedImporter('json', mapping, how),
  },
  fuud: {
    told: 'by command line',
    help: "a JSON object a line whose fields are the Restaurant's own",
    importer: fuudImporter,
  },
  osm: {
    told: 'by format',
    help: 'OpenStreetMap: Overpass JSON, or GeoJSON of overpass turbo or osmium',
    importer: () => osmImporter,
  },
  overture: {
    told: 'by format',
    help: 'Overture Maps places: GeoParquet, GeoJSON or JSON lines',
    importer: () => overtureImporter,
  },
  foursquare: {
    told: 'by format',
    help: 'Foursquare Open Source Places: parquet or CSV',
    importer: () => foursquareImporter,
  },
};

/** The format of that name; undefined for a word that is none. */
export const formatNamed = (name: string | undefined): Format | undefined =>
  name !== undefined && Object.hasOwn(FORMATS, name) ? FORMATS[name as FormatName] : undefined;
