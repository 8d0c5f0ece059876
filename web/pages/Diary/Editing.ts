import type { Draft } from './draft';

/** An entry that is being edited: its fields as they were, and as they are typed. */
export type Editing = { before: Draft; now: Draft };
