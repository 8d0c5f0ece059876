import type { ComponentType, ReactNode } from 'react';
import type { SectionId } from './sections';

/**
 * The components for the notice's links. They differ, because the notice's page has a router and the dialog on the
 * landing page has none.
 */
export type NoticeLinks = {
  /** A link to a section of the notice. */
  SectionLink: ComponentType<{ id: SectionId; children: ReactNode }>;
  /** A link to another page. */
  PageLink: ComponentType<{ to: '/cookies' | '/settings'; children: ReactNode }>;
};
