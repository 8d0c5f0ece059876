/** A row that came as JSON: its dates are text. */
export type Told<Row> = {
  [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] extends Date | null ? string | null : Row[Field];
};
