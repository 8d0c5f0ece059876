/** Each with a name. */
export const hostileCravings: [name: string, text: string][];
