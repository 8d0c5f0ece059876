import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LeaveDialog } from '../../components/problems/LeaveDialog';
import { Button } from '../../ui/Button';
import { StarChoice } from '../../ui/StarChoice';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { Conflict } from './Conflict';
import { type Draft, dayBounds, isChanged, isExpected, withOwnChanges } from './draft';
import type { Editing } from './Editing';
import { focusEdit } from './focusEdit';

/** The longest texts that the server accepts, in characters. */
const longest = { dishes: 500, notes: 4000 };

/**
 * Props of EntryForm. `label`: the accessible name of the form. `canRate`: the form has stars. `stored`: the stored
 * content and the entry's `updatedAt`. Null for a new visit, and if the content is not known. If the entry has changed
 * since the edit started, `stored` is newer than `editing`. `onSave` resolves to true if the edit was saved.
 */
export type EntryFormProps = {
  label: string;
  /** The key of this edit in `openEdits` (EditState.ts). */
  editKey: string;
  canRate: boolean;
  /** A date, dishes or notes must be given, because the server refuses blank visits. */
  needsContent: boolean;
  editing: Editing;
  stored: { draft: Draft; updatedAt: string } | null;
  saving: boolean;
  onChange: (editing: Editing) => void;
  onSave: (editing: Editing) => Promise<boolean>;
  onDone: () => void;
};

/**
 * The fields of an entry or a visit. All of them are optional, but if `needsContent` is true and there are no dishes
 * and notes, the date is required. If the edit cannot be saved, the typed text stays. During a save the fields do not
 * change, because the form then closes.
 */
export function EntryForm(props: EntryFormProps) {
  const { label, editKey, canRate, needsContent, editing, stored, saving, onChange, onSave, onDone } = props;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useEffect(() => () => focusEdit(editKey), [editKey]);
  const { before, now } = editing;
  const optional = formatMessage({ id: 'auth.optional' });
  const current =
    stored && isExpected(stored.draft, editing)
      ? { ...editing, before: { ...stored.draft, stars: before.stars }, seen: stored.updatedAt }
      : editing;
  const set = (part: Partial<Draft>) => saving || onChange({ ...current, now: { ...now, ...part } });
  const needsDay = needsContent && !now.dishes.trim() && !now.notes.trim();
  const isStale =
    stored !== null &&
    current.seen !== null &&
    (stored.updatedAt !== current.seen || !isExpected(stored.draft, current));
  const choose = ({ draft, updatedAt }: NonNullable<typeof stored>, chosen: Draft) => {
    form.current?.focus({ preventScroll: true }); // the pressed button disappears
    onChange({ ...editing, before: draft, now: chosen, seen: updatedAt });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || isStale) return;
    if (await onSave(current)) onDone();
  };
  const onKeyDown = ({ key, nativeEvent, currentTarget, target }: KeyboardEvent<HTMLFormElement>) => {
    const isOurs = currentTarget.contains(target as Node) && !nativeEvent.isComposing && !saving;
    if (key !== 'Escape' || !isOurs) return;
    if (isChanged(current.before, now)) setAsking(true);
    else onDone();
  };
  return (
    <Form
      ref={form}
      tabIndex={-1}
      aria-label={label}
      aria-busy={saving}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={onKeyDown}
    >
      {isStale && (
        <Conflict
          theirs={stored.draft}
          onTakeTheirs={() => choose(stored, stored.draft)}
          onKeepMine={() => choose(stored, withOwnChanges(stored.draft, editing))}
        />
      )}
      {canRate && (
        <div>
          <StarChoice
            legend={formatMessage({ id: 'rating.stars' })}
            none={formatMessage({ id: 'diary.noRating' })}
            labelOf={(stars) => formatMessage({ id: 'rating.star' }, { stars })}
            value={now.stars}
            onChange={(stars) => set({ stars })}
          />
          {now.stars > 0 && (
            <Clear type="button" onClick={() => set({ stars: 0 })}>
              <FormattedMessage id="diary.clearStars" />
            </Clear>
          )}
          <Quiet>
            <FormattedMessage id="diary.starsCount" />
          </Quiet>
        </div>
      )}
      <Narrow>
        <TextField
          type="date"
          label={formatMessage({ id: 'diary.visitDate' })}
          optional={needsDay ? undefined : optional}
          required={needsDay}
          readOnly={saving}
          value={now.day}
          {...dayBounds(current.before)}
          onChange={({ target }) => set({ day: target.value })}
        />
      </Narrow>
      <TextField
        label={formatMessage({ id: 'diary.favoriteDishes' })}
        optional={optional}
        placeholder={formatMessage({ id: 'diary.dishesPlaceholder' })}
        maxLength={longest.dishes}
        readOnly={saving}
        value={now.dishes}
        onChange={({ target }) => set({ dishes: target.value })}
      />
      <TextArea
        label={formatMessage({ id: 'diary.notesField' })}
        optional={optional}
        maxLength={longest.notes}
        readOnly={saving}
        value={now.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      <Row>
        <Button type="submit" tone="primary" disabled={isStale} aria-disabled={saving || undefined}>
          <FormattedMessage id={saving ? 'diary.saving' : 'diary.save'} />
        </Button>
        <Button disabled={saving} onClick={onDone}>
          <FormattedMessage id="diary.cancel" />
        </Button>
      </Row>
      {isAsking && <LeaveDialog text="diary.unsaved" onStay={() => setAsking(false)} onLeave={onDone} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  &:focus-visible {
    outline: none;
  }
`;
const Narrow = styled.div`
  max-width: 15rem;
`;
const Clear = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;
const Quiet = styled.p`
  margin-top: 4px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
