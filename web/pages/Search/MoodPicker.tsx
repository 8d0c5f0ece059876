import { ChevronDown, Smile } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFetchedPart } from '../../components/useFetchedPart';
import { useToast } from '../../ui/Toast';
import type { Mood } from './searchState';
import type { MoodWords, useMoods } from './useMoods';

const loadPanel = async () => (await import('./MoodPanel')).MoodPanel;

/** Props of MoodPicker. `onWant`: the moods' words are about to be needed. */
export type MoodPickerProps = {
  mood: Mood | null;
  words: ReturnType<typeof useMoods>;
  onWant: () => void;
  onToggle: (mood: Mood) => void;
};

/** The words of a mood, once they are there. */
export function moodWords(moods: readonly MoodWords[] | undefined, mood: Mood | null): MoodWords | undefined {
  return moods?.find(({ key }) => key.toLowerCase() === mood);
}

/** Shows the mood a search is in, and opens the panel of all eight. */
export function MoodPicker({ mood, words, onWant, onToggle }: MoodPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Part: MoodPanel, bring, prepare } = useFetchedPart(loadPanel);
  const chosen = moodWords(words.moods, mood);
  const ready = () => {
    onWant();
    prepare();
  };
  const toggle = async () => {
    onWant();
    if (open) setOpen(false);
    else if (await bring()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <Root>
      <Opener
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={chosen && formatMessage({ id: 'search.moodNow' }, { mood: chosen.name })}
        data-chosen={mood !== null}
        onPointerEnter={ready}
        onFocus={ready}
        onClick={toggle}
      >
        {chosen ? <Dot style={{ background: chosen.color }} aria-hidden /> : <Smile size={19} aria-hidden />}
        <span>{chosen?.name ?? <FormattedMessage id="search.mood" />}</span>
        <ChevronDown size={17} aria-hidden />
      </Opener>
      {MoodPanel && (
        <MoodPanel
          anchor={button}
          id={id}
          open={open}
          onOpenChange={setOpen}
          words={words}
          mood={mood}
          onToggle={(next) => {
            setOpen(false);
            onToggle(next);
          }}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  @media (min-width: 720px) {
    flex: none;
    max-width: 13rem;
    margin-right: 7px;
    border-left: 1.5px solid var(--line);
  }
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: 50px;
  padding: 0.4rem 0.9rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  font-weight: 560;
  white-space: nowrap;
  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > svg:first-child {
    color: var(--accent);
  }
  &[data-chosen='true'] {
    border-color: var(--ink);
  }
  @media (max-width: 719px) {
    max-width: 9.5rem;
    padding: 0.4rem 0.8rem;
    &[data-chosen='true'] > svg:last-child {
      display: none;
    }
  }
  @media (min-width: 720px) {
    width: calc(100% - 5px);
    margin-left: 5px;
    border-color: transparent;
    background: transparent;
    &[data-chosen='true'] {
      border-color: transparent;
    }
    &:hover {
      background: color-mix(in srgb, var(--ink) 7%, transparent);
    }
  }
`;
const Dot = styled.i`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 50%;
`;
