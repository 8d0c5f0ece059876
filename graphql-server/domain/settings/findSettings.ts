import type { PrismaClient, UserSettings } from '../../database/__generated__/prisma/client';
import type { Language } from '../../languages';
import type { Viewer } from '../../Viewer';
import { DEFAULT_SETTINGS, type DisplayMode, type Settings } from './Settings';

/**
 * Returns a member's settings. Returns the defaults for guests, and for members without stored settings. Returns null
 * for anonymous visitors.
 */
export async function findSettings({ prisma }: { prisma: PrismaClient }, viewer: Viewer): Promise<Settings | null> {
  if (viewer.kind === 'ANONYMOUS') return null;
  const { userId } = viewer;
  const stored = viewer.kind === 'MEMBER' ? await prisma.userSettings.findUnique({ where: { userId } }) : null;
  return stored ? asSettings(stored) : { userId, ...DEFAULT_SETTINGS };
}

/** Converts a row to settings. The casts are safe, because the database accepts only values of these types. */
export function asSettings({ userId, displayMode, language }: UserSettings): Settings {
  return { userId, displayMode: displayMode as DisplayMode, language: language as Language | null };
}
