import type { OpeningRequest } from '../device/address';

/** An address that asks for nothing. */
export const nothingAsked: OpeningRequest = {
  loggedOut: false,
  signIn: false,
  returnTo: null,
  authToken: null,
  linkToken: null,
  oauthFailed: false,
};
