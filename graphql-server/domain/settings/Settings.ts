import { z } from 'zod';
import { LANGUAGES, type Language } from '../../languages';
import type { Reason } from '../input/words';

/** What a member can have stored. "System" is the device's own affair (D1). */
export const DISPLAY_MODES = ['light', 'dark'] as const;

/** Light or dark. */
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** How somebody wants to see Fuud. */
export interface Settings {
  /** uuid of the one they belong to. */
  userId: string;
  displayMode: DisplayMode;
  /** Null: none chosen; each door says what stands for it. */
  language: Language | null;
}

/** Who has chosen nothing yet, and every guest. */
export const DEFAULT_SETTINGS = { displayMode: 'light', language: null } as const satisfies Omit<Settings, 'userId'>;

/** Null counts as absent. */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? undefined);

/** What a device brings along where it has chosen; each may be absent or null. */
export const choices = { displayMode: choice(DISPLAY_MODES), language: choice(LANGUAGES) };

const something = {
  reason: `must hold displayMode (${DISPLAY_MODES.join(' or ')}), language (${LANGUAGES.join(', ')}) or both`,
} satisfies Reason;

const settings = { displayMode: z.enum(DISPLAY_MODES).optional(), language: z.enum(LANGUAGES).optional() };
const holdsSomething = ({ displayMode, language }: SettingsChange) =>
  displayMode !== undefined || language !== undefined;

/** What a member wants changed: one field or both. Null is refused. */
export const settingsChange = z.object(settings).refine(holdsSomething, { params: something });

/** The same where null takes back the choice of a language. A display mode is always one of the two (D1). */
export const clearingSettingsChange = z
  .object({ ...settings, language: settings.language.nullable() })
  .refine(holdsSomething, { params: something });

/** A checked change: what is absent stays as it is, null is chosen no more. */
export interface SettingsChange {
  displayMode?: DisplayMode;
  language?: Language | null;
}
