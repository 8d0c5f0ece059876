import type { RestaurantFacts } from '../facts/RestaurantFacts';
import type { RowProblem } from './checkPlace';
import type { WordsOfField } from './csv/WordCounter';
import type { Row } from './read/Row';
import type { SourceInfo } from './write/SourceInfo';

/** The unit in which the report numbers rows. For example, "item 3" is the third item of the file. */
export type CountsIn = 'line' | 'item' | 'row';

/** Reads one kind of file, and turns its rows into rows with the field names of PlaceInput. */
export interface Importer {
  from: SourceInfo;
  /** The unit in which the report numbers the rows of the file. The default is 'line'. */
  countsIn?: CountsIn;
  /** Streams the rows of the file. Each call begins at the start of the file. */
  rows(file: string): AsyncIterable<Row>;
  /** Returns the values under the field names of PlaceInput, or the reason why the row is skipped. */
  toPlaceRow(
    values: Record<string, unknown>,
  ): { row: Record<string, unknown>; notes?: RowProblem[] } | { problem: RowProblem };
  /** Changes the facts of a place after normalization, in a way that only this importer needs. */
  finish?(facts: RestaurantFacts): RestaurantFacts;
  /**
   * For an importer whose mapping lists words for its fields: returns the listed words that matched no row, and values
   * that matched no listed word (see WordsOfField). Call this after all rows are read.
   */
  wordsOfFields?(): WordsOfField[];
  /** Resolves to the encoding of the file, as a label for TextDecoder. */
  encodingOf?(file: string): Promise<string>;
  /** @throws FileError if the file does not have the needed columns. */
  checkColumns?(columns: Set<string>, file: string): void;
}
