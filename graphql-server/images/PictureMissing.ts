/** There is no such picture: it never was, it cannot be had or it cannot be read. The message is for us alone. */
export class PictureMissing extends Error {}
