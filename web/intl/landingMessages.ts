import english from './messages/en.json';

/**
 * English for the first chunk. The build keeps only the landing's keys here (isOnLanding in vite/compileMessages.ts);
 * the other messages are loaded with the app.
 */
export const landingMessages = english;
