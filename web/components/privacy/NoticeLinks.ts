import type { ComponentType, ReactNode } from 'react';
import type { SectionId } from './sections';

/**
 * The components for the links in the privacy notice. The page About and PrivacyDialog pass different components,
 * because the landing page, which can open PrivacyDialog, has no router.
 */
export type NoticeLinks = {
  /** A link to a section of the notice. */
  SectionLink: ComponentType<{ id: SectionId; children: ReactNode }>;
  /** A link to another page. */
  PageLink: ComponentType<{ to: '/cookies' | '/settings'; children: ReactNode }>;
};
