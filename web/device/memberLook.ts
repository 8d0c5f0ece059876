import { chooseStored } from './storage';

/**
 * Forgets a member's theme and language when their session is gone: what was chosen on the device holds again. A page
 * that is loaded without a member forgets them before its first paint (firstPaint.js).
 */
export function forgetMemberLook(): void {
  for (const key of ['fuud_member_theme', 'fuud_member_language'] as const) chooseStored(key, null);
}
