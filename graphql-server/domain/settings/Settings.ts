import { z } from 'zod';
import { LANGUAGES, type Language } from './languages';

/** What a member can have stored. "System" is the device's own affair (D1). */
export const DISPLAY_MODES = ['light', 'dark'] as const;

/** Light or dark. */
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** How somebody wants to see Fuud. */
export interface Settings {
  /** uuid of the one they belong to. */
  userId: string;
  displayMode: DisplayMode;
  language: Language;
}

/** Who has chosen nothing yet, and every guest. */
export const DEFAULT_SETTINGS = { displayMode: 'light', language: 'en' } as const satisfies Omit<Settings, 'userId'>;

/** Null counts as absent. */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? undefined);

/** The fields that choose; each may be absent. */
export const choices = { displayMode: choice(DISPLAY_MODES), language: choice(LANGUAGES) };

/** What a member wants changed. */
export const settingsChange = z.object(choices);

/** A checked change: what is absent stays as it is. */
export type SettingsChange = z.output<typeof settingsChange>;
