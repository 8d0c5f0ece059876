import { chooseStored } from './storage';

/**
 * Deletes a member's theme and language. Call this when the session has ended, so that the device's choices count
 * again. When a page loads without a member, firstPaint.js deletes the member's theme and language before the first
 * paint.
 */
export function forgetMemberLook(): void {
  for (const key of ['fuud_member_theme', 'fuud_member_language'] as const) chooseStored(key, null);
}
