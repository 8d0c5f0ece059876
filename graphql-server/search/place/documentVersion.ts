import { conceptsVersion } from './conceptsVersion';
import { DOCUMENT_FORMAT, hashOf } from './documentFormat';

/** Counted up when weighedWords or qualityOf would answer otherwise than before. */
const WORDS_VERSION = 1;

/** What a document was computed by: kept beside it, so that a newer vocabulary finds those that are due. Never 0. */
export const documentVersion = (hashOf(`${DOCUMENT_FORMAT}/${WORDS_VERSION}/${conceptsVersion}`) >>> 2) + 1;
