import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { isWebUrl } from './placeLinks';

/** Words that link to another site, in a new tab. Without a valid URL, only the words are shown. */
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
