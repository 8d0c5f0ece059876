import english from './messages/en.json';

/**
 * The landing page's English texts, in the first chunk. The build keeps only the landing page's keys in this chunk
 * (isOnLanding in vite/compileMessages.ts). The other messages are loaded later.
 */
export const landingMessages = english;
