/** Where people can write to the operator. */
export interface Contact {
  /** CONTACT_EMAIL. */
  email: string | null;
  /** POSTAL_ADDRESS; may have several lines. */
  postalAddress: string | null;
}
