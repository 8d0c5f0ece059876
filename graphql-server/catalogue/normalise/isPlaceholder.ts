/** Matches what registers and exported tables contain instead of an unknown value. NKA means "no known address". */
const PLACEHOLDER =
  /^(?:#?n\/a|na|n\.a\.?|nka|nan|none|null|nil|undefined|unknown|not (?:applicable|available|known|listed|provided)|t\.?b\.?[ad]\.?|[-–—.?_]+|0+)$/i;
/**
 * Matches placeholders that may also be names of restaurants: "Nan", "NA", "TBD" and "00". Of these, only "nan" and
 * "NaN" stand for an unknown name.
 */
const ALSO_NAME = /^(?:na|nan|t\.?b\.?[ad]\.?|0+)$/i;

/** Whether a source writes this text instead of an unknown value: "N/A", "null", "-". */
export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

/** Whether a source writes this text instead of an unknown dish. "Nan" is also a bread. */
export const isPlaceholderDish = (dish: string): boolean => PLACEHOLDER.test(dish) && !/^N(?:an|AN)$/.test(dish);

/** Whether a source writes this text instead of the unknown name of a place. */
export const isPlaceholderName = (name: string): boolean =>
  PLACEHOLDER.test(name) && (!ALSO_NAME.test(name) || /^na[nN]$|^NaN$/.test(name));
