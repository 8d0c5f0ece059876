import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { whileAccountExists } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';
import { asSettings } from './findSettings';
import type { Settings, SettingsChange } from './Settings';

/**
 * Changes the given settings and leaves the other settings unchanged. If a member's first two changes arrive at the
 * same time, they create only one row.
 * @throws UserError UNAUTHENTICATED, or FORBIDDEN for guests, because their settings are stored on their device
 */
export async function updateSettings(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  { displayMode, language }: SettingsChange,
): Promise<Settings> {
  const userId = requireMember(viewer);
  const written = prisma.userSettings.upsert({
    where: { userId },
    create: { userId, displayMode, language },
    update: { displayMode, language },
  });
  return asSettings(await whileAccountExists(written));
}
