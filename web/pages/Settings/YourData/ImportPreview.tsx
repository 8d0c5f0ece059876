import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { ImportPreviewQuery } from '../../../__generated__/ImportPreviewQuery.graphql';
import { Button } from '../../../ui/Button';
import { focusOnce } from './focusOnce';
import { ImportGone } from './ImportGone';
import { ImportLines } from './ImportLines';
import { PartText, Ways } from './parts';
import { UnsureLines } from './UnsureLines';
import { type Imported, useApplyImport } from './useApplyImport';

const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  width: 100%;
  padding: clamp(16px, 3vw, 24px);
  border: 1.5px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** Props of ImportPreview; `id`: the uuid of the import. */
export type ImportPreviewProps = { id: string; onDone: (result: Imported) => void; onCancel: () => void };

/**
 * A preview of a file: its lines in groups, such as found, unsure and unknown. If it is unsure which restaurant a line
 * names, the user can choose the restaurant. Below the groups, the preview names the columns that are not used.
 * Nothing is imported before the user presses the import button. Suspends while it loads.
 */
export function ImportPreview({ id, onDone, onCancel }: ImportPreviewProps) {
  const { formatMessage } = useIntl();
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const { viewer } = useLazyLoadQuery<ImportPreviewQuery>(
    graphql`
      query ImportPreviewQuery($id: ID!) {
        viewer {
          dataImport(id: $id) {
            id
            unusedHeadings
            found: rows(status: MATCHED, first: 50) {
              ...ImportLines_lines
              totalCount
            }
            described: rows(status: DESCRIBED, first: 50) {
              ...ImportLines_lines
              totalCount
            }
            unsure: rows(status: UNSURE, first: 100) {
              ...UnsureLines_lines
              totalCount
            }
            there: rows(status: ALREADY_THERE, first: 50) {
              ...ImportLines_lines
              totalCount
            }
            unknown: rows(status: UNKNOWN, first: 50) {
              ...ImportLines_lines
              totalCount
            }
            unreadable: rows(status: UNREADABLE, first: 50) {
              ...ImportLines_lines
              totalCount
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [apply, progress] = useApplyImport(id);
  const file = viewer.dataImport;
  if (!file) return <ImportGone onCancel={onCancel} />;
  const choose = (lines: readonly number[], restaurantId: string) =>
    setChoices((before) => {
      const next = new Map(before);
      for (const line of lines) {
        if (restaurantId) next.set(line, restaurantId);
        else next.delete(line);
      }
      return next;
    });
  const count = (file.found?.totalCount ?? 0) + (file.described?.totalCount ?? 0) + choices.size;
  const rest = (file.unsure?.totalCount ?? 0) - choices.size;
  const take = async () => {
    const result = await apply([...choices].map(([line, restaurantId]) => ({ line, restaurantId })));
    if (result) onDone(result);
  };
  const pending = progress !== null;
  return (
    <Preview ref={focusOnce} tabIndex={-1} role="group" aria-label={formatMessage({ id: 'settings.dataPreview' })}>
      <UnsureLines lines={file.unsure} choices={choices} onChoose={choose} />
      <ImportLines lines={file.found} title="settings.dataFound" />
      <ImportLines lines={file.described} title="settings.dataDescribed" />
      <ImportLines lines={file.there} title="settings.dataThere" />
      <ImportLines lines={file.unknown} title="settings.dataUnknown" />
      <ImportLines lines={file.unreadable} title="settings.dataBroken" />
      {file.unusedHeadings.length > 0 && (
        <PartText>
          <FormattedMessage
            id="settings.dataUnused"
            values={{ count: file.unusedHeadings.length, headings: file.unusedHeadings.join(' · ') }}
          />
        </PartText>
      )}
      <Ways>
        <Button tone="primary" disabled={pending || count === 0} onClick={() => void take()}>
          {pending ? (
            <FormattedMessage id="settings.dataTaking" values={{ remaining: progress }} />
          ) : (
            <FormattedMessage
              id={count > 0 && rest > 0 ? 'settings.dataApplyPart' : 'settings.dataApply'}
              values={{ count, rest }}
            />
          )}
        </Button>
        <Button tone="quiet" disabled={pending} onClick={onCancel}>
          <FormattedMessage id="settings.dataAnother" />
        </Button>
      </Ways>
    </Preview>
  );
}
