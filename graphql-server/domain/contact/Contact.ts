/** Where people can write to the operator. */
export interface Contact {
  /** The value of CONTACT_EMAIL; null if it is not set. */
  email: string | null;
  /** The value of POSTAL_ADDRESS, which may have several lines; null if it is not set. */
  postalAddress: string | null;
}
