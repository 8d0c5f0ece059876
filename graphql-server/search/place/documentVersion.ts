import { conceptsVersion } from './conceptsVersion';
import { DOCUMENT_FORMAT, hashOf } from './documentFormat';

/** To be raised when weighedWords or qualityOf gives another answer than before. */
const WORDS_VERSION = 1;

/**
 * The version of all that a document is computed by. It is stored beside the document, so that documents of another version
 * are found and computed again. Never 0.
 */
export const documentVersion = (hashOf(`${DOCUMENT_FORMAT}/${WORDS_VERSION}/${conceptsVersion}`) >>> 2) + 1;
