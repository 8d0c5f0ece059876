import { z } from 'zod';
import { LANGUAGES, type Language } from '../../languages';
import type { Reason } from '../input/words';

/** The display modes that the server stores. "System" is stored only on the device. */
export const DISPLAY_MODES = ['light', 'dark'] as const;

/** Light or dark. */
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** A user's settings. */
export interface Settings {
  /** The uuid of the user. */
  userId: string;
  displayMode: DisplayMode;
  /**
   * Null if the user has not chosen a language. The texts in GraphQL are then in the language that the browser prefers
   * (Accept-Language), and REST returns "en".
   */
  language: Language | null;
}

/** The settings of members who have chosen nothing, and of guests. */
export const DEFAULT_SETTINGS = { displayMode: 'light', language: null } as const satisfies Omit<Settings, 'userId'>;

/** Checks that an optional value is one of `values`. Null counts as absent. */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? undefined);

/** The check of the settings that a person chose on a device. Each setting may be absent or null. */
export const deviceSettings = { displayMode: choice(DISPLAY_MODES), language: choice(LANGUAGES) };

/** The settings for a new account, as a nested write; undefined if nothing was chosen on the device. */
export function firstSettings({ displayMode, language }: { displayMode?: DisplayMode; language?: Language }) {
  return displayMode || language ? { create: { displayMode, language } } : undefined;
}

const oneOrBoth = {
  reason: `must contain displayMode (${DISPLAY_MODES.join(' or ')}), language (${LANGUAGES.join(', ')}) or both`,
} satisfies Reason;

const settings = { displayMode: z.enum(DISPLAY_MODES).optional(), language: z.enum(LANGUAGES).optional() };
const hasChange = ({ displayMode, language }: SettingsChange) => displayMode !== undefined || language !== undefined;

/** The check of a change that a member sends: one field or both. Null is refused. */
export const settingsChange = z.object(settings).refine(hasChange, { params: oneOrBoth });

/** Like settingsChange, but null is allowed for the language and clears it. The display mode cannot be cleared. */
export const clearingSettingsChange = z
  .object({ ...settings, language: settings.language.nullable() })
  .refine(hasChange, { params: oneOrBoth });

/** A checked change. An absent field is left unchanged. Null clears the language. */
export interface SettingsChange {
  displayMode?: DisplayMode;
  language?: Language | null;
}
