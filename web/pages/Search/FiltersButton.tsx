import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { filterCount } from '../../components/restaurant/filters/filters';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import type { FiltersDialogProps } from './FiltersDialog';
import { setSheetOpen } from './filtersSheet';

const loadDialog = async () => (await import('./FiltersDialog')).FiltersDialog;

/** Props of FiltersButton: the props of the dialog that it opens. */
export type FiltersButtonProps = Omit<FiltersDialogProps, 'open' | 'onOpenChange'>;

/** A button that shows how many filters are active, and opens the dialog with all filters. */
export function FiltersButton(props: FiltersButtonProps) {
  const { formatMessage, formatNumber } = useIntl();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Component: FiltersDialog, load, preload } = useFetchedPart(loadDialog);
  const count = filterCount(props.state);
  useEffect(() => {
    setSheetOpen(open);
    return () => setSheetOpen(false);
  }, [open]);
  const show = async () => {
    if (await load()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'search.filtersCount' }, { count })}
        data-on={count > 0}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
      >
        <SlidersHorizontal size={20} aria-hidden />
        <Word>
          <FormattedMessage id="search.filters" />
        </Word>{' '}
        {count > 0 && <Count>{formatNumber(count)}</Count>}
      </Opener>
      {FiltersDialog && <FiltersDialog open={open} onOpenChange={setOpen} {...props} />}
    </>
  );
}

const Opener = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 50px;
  min-height: 50px;
  padding: 0.4rem 1.1rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  font-weight: 560;
  &:hover,
  &[data-on='true'] {
    border-color: var(--ink);
  }
  > svg {
    color: var(--accent);
  }
  @media (max-width: 719px) {
    padding: 0;
  }
`;
const Word = styled.span`
  @media (max-width: 719px) {
    ${visuallyHidden}
  }
`;
const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 5px;
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font-size: 0.8125rem;
  font-weight: 680;
  line-height: 1;
  @media (max-width: 719px) {
    position: absolute;
    top: -6px;
    right: -4px;
  }
`;
