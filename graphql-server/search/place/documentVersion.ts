import { conceptsVersion } from './conceptsVersion';
import { DOCUMENT_FORMAT, hashOf } from './documentFormat';

/** Raise this when searchDocument or code that it calls, except conceptsOf, gives another result for the same facts. */
const WORDS_VERSION = 5;

/**
 * The version of the format, the rules and the vocabulary that search documents are computed with. It is stored with
 * each document, so that documents of another version can be found and computed again. It is never 0, which is the
 * default of the column search_version.
 */
export const documentVersion = (hashOf(`${DOCUMENT_FORMAT}/${WORDS_VERSION}/${conceptsVersion}`) >>> 2) + 1;
