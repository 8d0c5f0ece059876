import { X } from 'lucide-react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Understood_connection$data } from '../../__generated__/Understood_connection.graphql';
import { chipWords } from './chipWords';
import { AllParts, PartsGroup } from './PartsGroup';
import { RemovableChip } from './RemovableChip';
import type { SearchState } from './searchState';
import { removePart, restoreParts } from './searchSteps';

/**
 * Props of UnderstoodParts. `chips`: the parts to show; `unlisted`: the kinds of facts that no restaurant lists;
 * `state`: the newest search; `onChange` gets the search after a part was removed, or after all removed parts came
 * back.
 */
export type UnderstoodPartsProps = {
  chips: Understood_connection$data['interpretation']['chips'];
  unlisted: readonly string[];
  state: SearchState;
  onChange: (next: SearchState) => void;
};

/** A removable chip for each understood part of the search. If parts were removed, a button brings them back. */
export function UnderstoodParts({ chips, unlisted, state, onChange }: UnderstoodPartsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <PartsGroup role="group" aria-label={formatMessage({ id: 'search.understood' })}>
      <Lead aria-hidden>
        <FormattedMessage id="search.understood" />
      </Lead>
      {chips.map((chip, at) => {
        const words = chipWords(intl, chip);
        const isUnlisted = unlisted.includes(factOf(chip));
        const isFirstGuess = chip.kind === 'REMEMBERED' && chips[at - 1]?.kind !== 'REMEMBERED';
        return (
          <Fragment key={chip.key}>
            {isFirstGuess && (
              <Lead as="em" aria-hidden>
                <FormattedMessage id="search.alsoLooked" />
              </Lead>
            )}
            <RemovableChip
              type="button"
              data-kind={chip.kind}
              data-unlisted={isUnlisted}
              aria-label={
                formatMessage({ id: 'search.takeAway' }, { words }) +
                (isUnlisted ? ` (${formatMessage({ id: 'filters.notHere' })})` : '')
              }
              onClick={() => onChange(removePart(state, chip.key))}
            >
              <span>{words}</span>
              <X size={15} aria-hidden />
            </RemovableChip>
          </Fragment>
        );
      })}
      {state.removedChipKeys.length > 0 && (
        <AllParts onClick={() => onChange(restoreParts(state))}>
          <FormattedMessage id="search.putBack" />
        </AllParts>
      )}
    </PartsGroup>
  );
}

/** The kind of fact that a restaurant must list to match the part; '' if the part needs no such fact. */
function factOf({ kind, key }: { kind: string; key: string }): string {
  if (kind === 'OPEN_AT' || hoursConcepts.includes(key)) return 'HOURS';
  return kind === 'DIETARY' || kind === 'PRICE' ? kind : '';
}
/** The keys of chips for concepts that depend on the opening hours. */
const hoursConcepts = ['late-night', 'early-morning', 'open-24-hours'].map((concept) => `wanted:${concept}`);

const Lead = styled.span`
  margin-right: 4px;
  color: var(--ink-soft);
  font-family: var(--serif);
  &:not(:lang(zh), :lang(ko)) {
    font-style: italic;
  }
`;
