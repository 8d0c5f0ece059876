import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { whileAccountExists } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';
import { asSettings } from './findSettings';
import type { Settings, SettingsChange } from './Settings';

/**
 * Changes what is given and leaves the rest. Two first changes at once make one row.
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests, whose device keeps their choices)
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
