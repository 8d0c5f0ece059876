const RULE = 'should be a column name, { "column": … }, { "columns": … }, { "flags": … }, { "constant": … }';
const OF_COLUMN =
  'a rule with "column" may also have "take" (beforeLastComma, afterLastComma, zip or weekdayHours), "words", ' +
  '"otherwise", "optional" (true or false) and "prefix"';

/** The error of a rule with the wrong form. */
export const ruleError = ({ input }: { input?: unknown }): string =>
  typeof input === 'object' && input !== null && 'column' in input ? OF_COLUMN : `${RULE} or a list of these`;

/** The error of a condition with the wrong form. */
export const CONDITION_ERROR =
  'should be { "column": "…", "in": ["…"] }, or "has" or "hasNot" instead of "in", or a list of these';
