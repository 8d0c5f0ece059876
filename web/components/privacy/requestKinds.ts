import type { DataRequestKind } from '../../__generated__/useSendDataRequestMutation.graphql';
import type { NoticeId } from '../../intl/messageIds';

/** The kinds of requests that the form offers, in this order, each with its label. */
export const requestKinds = [
  { value: 'ACCESS', label: 'request.kindAccess' },
  { value: 'CORRECTION', label: 'request.kindCorrection' },
  { value: 'DELETION', label: 'request.kindDeletion' },
  { value: 'OBJECTION', label: 'request.kindObjection' },
  { value: 'OTHER', label: 'request.kindOther' },
] as const satisfies ReadonlyArray<{ value: DataRequestKind; label: NoticeId }>;

/** One of these kinds of requests. */
export type RequestKind = (typeof requestKinds)[number]['value'];
