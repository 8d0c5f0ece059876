import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ShareDialog_restaurant$key } from '../../../__generated__/ShareDialog_restaurant.graphql';
import { Dialog } from '../../../ui/Dialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { Thumbnail } from '../picture/Thumbnail';
import { ShareWays } from './ShareWays';
import { useShareable } from './useShareable';

/** Props of ShareDialog. */
export type ShareDialogProps = DialogState & { restaurant: ShareDialog_restaurant$key };

/** A preview of what will be shared, and five ways to share it. */
export function ShareDialog({ restaurant, open, onOpenChange }: ShareDialogProps) {
  const place = useFragment(
    graphql`
      fragment ShareDialog_restaurant on Restaurant {
        ...Thumbnail_restaurant
        ...useShareable_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const page = useShareable(place);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'restaurant.share' })}
      description={formatMessage({ id: 'sharing.text' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      <Preview>
        <Square>
          <Thumbnail restaurant={place} />
        </Square>
        <div>
          {[...page.parts, page.url].map((part) => (
            <p key={part} data-link={/https?:\/\//.test(part)}>
              {part}
            </p>
          ))}
        </div>
      </Preview>
      <ShareWays page={page} />
    </Dialog>
  );
}

const Preview = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 14px;
  margin: 18px 0;
  padding: 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  p + p {
    margin-top: 4px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  /* A long URL is cut off in this preview, but the complete URL is shared. */
  > div {
    min-width: 0;
  }
  p[data-link='true'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Square = styled.div`
  position: relative;
  width: 88px;
  height: 88px;
  overflow: clip;
  border-radius: var(--radius-small);
`;
