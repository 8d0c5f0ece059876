import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { isWebUrl } from './placeLinks';

/** A link that opens another site in a new tab. If `to` is not an http(s) URL, only the children are shown. */
export function MaybeLink({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  if (!to || !isWebUrl(to)) return children;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="restaurant.newTab" />
      </VisuallyHidden>
    </a>
  );
}
