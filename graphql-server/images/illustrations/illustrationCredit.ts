/** The credit for illustrations (see dishes/LICENCE.md). */
export const ILLUSTRATION_CREDIT = 'Fluent Emoji by Microsoft (MIT License), arranged by Fuud';
