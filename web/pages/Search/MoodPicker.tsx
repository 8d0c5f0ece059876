import { Smile } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { moodWords } from './moodWords';
import { PickerButton } from './PickerButton';
import type { Mood } from './searchState';
import type { useMoods } from './useMoods';

const loadPanel = async () => (await import('./MoodPanel')).MoodPanel;

/** Props of MoodPicker. `onPrepare` is called when the texts of the moods will be needed soon. */
export type MoodPickerProps = {
  mood: Mood | null;
  words: ReturnType<typeof useMoods>;
  onPrepare: () => void;
  onToggle: (mood: Mood) => void;
};

/** A button that shows the mood of the search and opens the panel of all moods. */
export function MoodPicker({ mood, words, onPrepare, onToggle }: MoodPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Component: MoodPanel, load, preload } = useFetchedPart(loadPanel);
  const chosen = moodWords(words.moods, mood);
  const getReady = () => {
    onPrepare();
    preload();
  };
  const toggle = async () => {
    onPrepare();
    if (open) setOpen(false);
    else if (await load()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <>
      <PickerButton
        ref={button}
        panel={id}
        open={open}
        icon={chosen ? <Dot style={{ background: chosen.color }} aria-hidden /> : <Smile size={19} aria-hidden />}
        label={chosen && formatMessage({ id: 'search.moodNow' }, { mood: chosen.label })}
        chosen={mood !== null}
        onReady={getReady}
        onPress={toggle}
      >
        {chosen?.label ?? <FormattedMessage id="search.mood" />}
      </PickerButton>
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
    </>
  );
}

const Dot = styled.i`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 50%;
`;
