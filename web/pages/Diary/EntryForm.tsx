import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { StarChoice } from '../../ui/StarChoice';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import type { Draft } from './draft';
import type { Editing } from './Editing';
import { useSaveEntry } from './useSaveEntry';

/** What the server takes. */
const longest = { dishes: 500, notes: 4000 };

/** Props of EntryForm; `canRate`: the place is one that can be given stars; `onDone`: it was saved, or given up. */
export type EntryFormProps = {
  entryId: string;
  restaurantId: string;
  name: string;
  canRate: boolean;
  editing: Editing;
  onChange: (now: Draft) => void;
  onDone: () => void;
};

/** An entry's fields, all of them optional. A failure is said in a toast and keeps what was typed. */
export function EntryForm({ entryId, restaurantId, name, canRate, editing, onChange, onDone }: EntryFormProps) {
  const { formatMessage } = useIntl();
  const { before, now } = editing;
  const [save, saving] = useSaveEntry({ entryId, restaurantId });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  const set = (part: Partial<Draft>) => onChange({ ...now, ...part });
  const optional = formatMessage({ id: 'auth.optional' });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(before, now)) onDone();
  };
  return (
    <Form
      ref={form}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'diary.edit.name' }, { name })}
      aria-busy={saving}
      onSubmit={(event) => void onSubmit(event)}
    >
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
        </div>
      )}
      <TextField
        type="date"
        label={formatMessage({ id: 'diary.visitDate' })}
        optional={optional}
        value={now.day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <TextField
        label={formatMessage({ id: 'diary.favoriteDishes' })}
        optional={optional}
        placeholder={formatMessage({ id: 'diary.dishesPlaceholder' })}
        maxLength={longest.dishes}
        value={now.dishes}
        onChange={({ target }) => set({ dishes: target.value })}
      />
      <TextArea
        label={formatMessage({ id: 'diary.notesField' })}
        optional={optional}
        maxLength={longest.notes}
        value={now.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      <Row>
        <Button type="submit" tone="primary" disabled={saving}>
          <FormattedMessage id={saving ? 'diary.saving' : 'diary.save'} />
        </Button>
        <Button disabled={saving} onClick={onDone}>
          <FormattedMessage id="diary.cancel" />
        </Button>
      </Row>
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
  input[type='date'] {
    max-width: 14rem;
  }
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
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
