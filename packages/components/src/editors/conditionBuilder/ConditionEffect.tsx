import { useWords } from '@tideform/words/react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { conditionBuilderWords } from './condition-builder.words.ts';

/** What a condition does that holds, and what it does otherwise. */
export interface EffectWords {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
}

interface ConditionEffectProps {
  readonly show: boolean;
  readonly disabled: boolean;
  readonly words: EffectWords;
  readonly onChange: (show: boolean) => void;
}

/** Show or hide. */
export function ConditionEffect({ show, disabled, words, onChange }: ConditionEffectProps) {
  return (
    <SelectBox
      aria-label={words.label}
      disabled={disabled}
      value={String(show)}
      onChange={(event) => onChange(event.target.value === 'true')}
    >
      <option value="true">{words.yes}</option>
      <option value="false">{words.no}</option>
    </SelectBox>
  );
}

interface ConjunctionProps {
  readonly label: string;
  readonly isAny: boolean;
  readonly disabled: boolean;
  readonly onChange: (isAny: boolean) => void;
}

/** All or any of several conditions. */
export function Conjunction({ label, isAny, disabled, onChange }: ConjunctionProps) {
  const { all, any } = useWords(conditionBuilderWords);
  return (
    <SelectBox
      aria-label={label}
      disabled={disabled}
      value={isAny ? 'any' : 'all'}
      onChange={(event) => onChange(event.target.value === 'any')}
    >
      <option value="all">{all}</option>
      <option value="any">{any}</option>
    </SelectBox>
  );
}
