import { expect } from '@playwright/test';
import type { RunningServer } from './server';

/**
 * Waits until exactly `count` mails to this address are in the outbox.
 * @returns the link with a token in the last mail; "" if the mail has no such link
 */
export async function mailedLink(server: RunningServer, to: string, count = 1): Promise<string> {
  await expect.poll(async () => (await server.letters(to)).length).toBe(count);
  const letter = (await server.letters(to)).at(-1);
  return /https?:\/\/\S+\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
}
