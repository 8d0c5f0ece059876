/** Changes whenever conceptsOf would answer otherwise: when the vocabulary or the rules change. Stored beside the concepts. */
export const conceptsVersion = '0';
