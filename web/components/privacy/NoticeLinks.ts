import type { ComponentType, ReactNode } from 'react';
import type { SectionId } from './sections';

/** How the notice's links are made: its page has a router, the landing's dialog has none. */
export type NoticeLinks = {
  /** Leads to a section of the notice. */
  SectionLink: ComponentType<{ id: SectionId; children: ReactNode }>;
  /** Leads to another page. */
  PageLink: ComponentType<{ to: '/cookies' | '/settings'; children: ReactNode }>;
};
