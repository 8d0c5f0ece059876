/**
 * Thrown when a picture does not exist, cannot be fetched or cannot be decoded. The message is only for our log.
 */
export class PictureMissing extends Error {}
