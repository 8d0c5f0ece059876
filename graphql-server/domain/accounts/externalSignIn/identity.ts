import { z } from 'zod';
import { registration } from '../registration';

/** The provider's data about a person. A detail is null if it is missing or our forms would refuse it. */
export interface Identity {
  /** The person's id at the provider. */
  sub: string;
  /** The person's e-mail, if the provider has verified it (email_verified). */
  email: string | null;
  givenName: string | null;
  familyName: string | null;
}

/** An id of 1 to 255 characters. It is stored unchanged (OpenID Connect Core, section 2). */
const sub = z.string().min(1).max(255);
/** Some providers send booleans as text. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
const { email, firstName, lastName } = registration.shape;

/**
 * Reads the claims of an ID token and of /userinfo (OpenID Connect Core, section 5.1).
 * @throws when `sub` is missing or invalid
 */
export function readIdentity(claims: Readonly<Record<string, unknown>>): Identity {
  return {
    sub: sub.parse(claims.sub),
    email: isTrue(claims.email_verified) ? (email.safeParse(claims.email).data ?? null) : null,
    givenName: firstName.safeParse(claims.given_name).data ?? null,
    familyName: lastName.safeParse(claims.family_name).data ?? null,
  };
}
