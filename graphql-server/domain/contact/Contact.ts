/** Where people can write to whoever runs this Fuud. */
export interface Contact {
  /** CONTACT_EMAIL. */
  email: string | null;
  /** POSTAL_ADDRESS; may have several lines. */
  postalAddress: string | null;
}
