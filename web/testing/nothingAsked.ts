import type { OpeningRequest } from '../device/address';

/** The OpeningRequest of an address without parameters. */
export const nothingAsked: OpeningRequest = {
  loggedOut: false,
  signIn: false,
  returnTo: null,
  authToken: null,
  linkToken: null,
  oauthFailed: false,
};
