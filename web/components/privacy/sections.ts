import type { NoticeId } from '../../intl/messageIds';

/** One block of a section: a paragraph, a smaller heading, a list, or a component (NoticePart). */
export type Block = { text: NoticeId } | { heading: NoticeId } | { list: readonly NoticeId[] } | { part: NoticePart };

/** The parts that are more than text: the contact with the postal address, the e-mail address alone, and the form. */
export type NoticePart = 'contact' | 'email' | 'form';

/**
 * The sections of the privacy notice in their order. The ids are in addresses that people have saved (/about#DNT):
 * never change an id.
 */
export const sections = [
  {
    id: 'infocollect',
    title: 'privacy.collect.title',
    blocks: [
      { heading: 'privacy.collect.given' },
      {
        list: [
          'privacy.collect.account',
          'privacy.collect.external',
          'privacy.collect.guest',
          'privacy.collect.lists',
          'privacy.collect.taste',
          'privacy.collect.settings',
          'privacy.collect.write',
        ],
      },
      { heading: 'privacy.collect.sensitive' },
      { text: 'privacy.collect.sensitiveText' },
      { heading: 'privacy.collect.geo' },
      { text: 'privacy.collect.geoText' },
      { heading: 'privacy.collect.seen' },
      { text: 'privacy.collect.seenText' },
      { text: 'privacy.collect.sources' },
    ],
  },
  {
    id: 'infouse',
    title: 'privacy.purposes.title',
    blocks: [
      { text: 'privacy.purposes.text' },
      {
        list: [
          'privacy.purposes.run',
          'privacy.purposes.keep',
          'privacy.purposes.answer',
          'privacy.purposes.public',
          'privacy.purposes.mail',
          'privacy.purposes.safe',
          'privacy.purposes.law',
        ],
      },
      { text: 'privacy.purposes.basis' },
    ],
  },
  {
    id: 'infoshare',
    title: 'privacy.share.title',
    blocks: [
      { text: 'privacy.share.text' },
      {
        list: [
          'privacy.share.business',
          'privacy.share.maps',
          'privacy.share.model',
          'privacy.share.affiliates',
          'privacy.share.partners',
          'privacy.share.users',
          'privacy.share.providers',
          'privacy.share.law',
        ],
      },
      { text: 'privacy.share.where' },
    ],
  },
  { id: 'infocookies', title: 'privacy.cookies.title', blocks: [{ text: 'privacy.cookies.text' }] },
  {
    id: 'inforetain',
    title: 'privacy.retention.title',
    blocks: [
      { text: 'privacy.retention.text' },
      { text: 'privacy.retention.after' },
      { text: 'privacy.retention.short' },
    ],
  },
  {
    id: 'infosafe',
    title: 'privacy.safe.title',
    blocks: [{ text: 'privacy.safe.text' }, { text: 'privacy.safe.limits' }],
  },
  {
    id: 'infominors',
    title: 'privacy.minors.title',
    blocks: [{ text: 'privacy.minors.text' }, { text: 'privacy.minors.found' }],
  },
  {
    id: 'privacyrights',
    title: 'privacy.rights.title',
    blocks: [
      { text: 'privacy.rights.text' },
      {
        list: [
          'privacy.rights.list1',
          'privacy.rights.list2',
          'privacy.rights.list3',
          'privacy.rights.list4',
          'privacy.rights.list5',
        ],
      },
      { text: 'privacy.rights.europe' },
      { text: 'privacy.rights.swiss' },
      { text: 'privacy.rights.canada' },
      { text: 'privacy.rights.elsewhere' },
      { text: 'privacy.rights.how' },
    ],
  },
  {
    id: 'withdrawconsent',
    title: 'privacy.withdraw.title',
    blocks: [{ text: 'privacy.withdraw.text' }, { text: 'privacy.withdraw.marketing' }],
  },
  {
    id: 'youraccount',
    title: 'privacy.account.title',
    blocks: [{ text: 'privacy.account.change' }, { text: 'privacy.account.end' }, { text: 'privacy.account.kept' }],
  },
  { id: 'DNT', title: 'privacy.dnt.title', blocks: [{ text: 'privacy.dnt.text' }, { text: 'privacy.dnt.gpc' }] },
  {
    id: 'otherlaws',
    title: 'privacy.other.title',
    blocks: [{ text: 'privacy.other.au' }, { text: 'privacy.other.us' }],
  },
  { id: 'policyupdates', title: 'privacy.updates.title', blocks: [{ text: 'privacy.updates.text' }] },
  {
    id: 'contact',
    title: 'privacy.contact.title',
    blocks: [{ text: 'privacy.contact.text' }, { part: 'contact' }],
  },
  {
    id: 'request',
    title: 'privacy.request.title',
    blocks: [{ text: 'privacy.request.text' }, { text: 'privacy.request.by' }, { part: 'email' }, { part: 'form' }],
  },
] as const satisfies ReadonlyArray<{ id: string; title: NoticeId; blocks: readonly Block[] }>;

/** The id of a section, which is also its anchor. */
export type SectionId = (typeof sections)[number]['id'];

/** Whether a text is exactly the id of a section. Upper and lower case matter. */
export function isSectionId(text: string): text is SectionId {
  return sections.some(({ id }) => id === text);
}
