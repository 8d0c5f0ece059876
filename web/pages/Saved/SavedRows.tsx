import { FormattedMessage, useIntl } from 'react-intl';
import type { SavedItem_saved$key } from '../../__generated__/SavedItem_saved.graphql';
import type { SavedItem_viewer$key } from '../../__generated__/SavedItem_viewer.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { useWideScreen } from '../../device/useWideScreen';
import { type Pages, useEveryPage } from '../../relay/useEveryPage';
import { QuietLine } from '../../ui/QuietLine';
import { VirtualList } from '../../ui/VirtualList';
import { SavedItem } from './SavedItem';

/**
 * Props of SavedRows; `name`: identifies the list; `total`: the list's length; `pages`: loads more pages. If
 * `loadsAll` is true, they load by themselves.
 */
export type SavedRowsProps = {
  name: string;
  saves: readonly (SavedItem_saved$key & { readonly id: string })[];
  viewer: SavedItem_viewer$key;
  total: number;
  pages: Pages;
  loadsAll: boolean;
};

/** The rows of a member's list. The next page loads when the user scrolls near the end of the loaded rows. */
export function SavedRows({ name, saves, viewer, total, pages, loadsAll }: SavedRowsProps) {
  const { formatMessage } = useIntl();
  const isWide = useWideScreen();
  const { more, retry, failed } = useEveryPage(pages, loadsAll);
  return (
    <>
      <VirtualList
        key={name}
        name={name}
        label={formatMessage({ id: 'saved.list' })}
        items={saves}
        keyOf={({ id }) => id}
        total={total}
        columns={isWide ? 2 : 1}
        rowHeight={114}
        onEnd={more}
      >
        {(saved) => <SavedItem saved={saved} viewer={viewer} />}
      </VirtualList>
      {failed ? (
        <FailedPart onRetry={retry}>
          <FormattedMessage id="saved.moreFailed" />
        </FailedPart>
      ) : (
        <QuietLine>{pages.isLoadingNext && <FormattedMessage id="list.loadingMore" />}</QuietLine>
      )}
    </>
  );
}
