/** Whom to credit for an illustration (dishes/LICENCE.md asks for it). */
export const ILLUSTRATION_CREDIT = 'Fluent Emoji by Microsoft (MIT License), arranged by Fuud';
