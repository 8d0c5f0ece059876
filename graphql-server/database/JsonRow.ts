/** A row that was read as JSON, so its dates are strings. */
export type JsonRow<Row> = {
  [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] extends Date | null ? string | null : Row[Field];
};
