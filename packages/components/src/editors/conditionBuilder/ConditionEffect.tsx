import { useWords } from '@tideform/words/react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { conditionBuilderWords } from './condition-builder.words.ts';
import type { ConditionRows } from './logic/condition-shape.ts';

/** What a condition does that holds, and what it does otherwise. */
export interface EffectWords {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
}

interface ConditionEffectProps {
  readonly read: ConditionRows;
  readonly disabled: boolean;
  readonly words: EffectWords;
  readonly onChange: (next: Partial<ConditionRows>) => void;
}

/** Show or hide; and when there are several comparisons, all or any of them. */
export function ConditionEffect({ read, disabled, words, onChange }: ConditionEffectProps) {
  const { conjunction, all, any } = useWords(conditionBuilderWords);
  const styles = useRowStyles();
  return (
    <div className={styles.pair}>
      <SelectBox
        aria-label={words.label}
        disabled={disabled}
        value={String(read.show)}
        onChange={(event) => onChange({ show: event.target.value === 'true' })}
      >
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </SelectBox>
      {read.rows.length > 1 && (
        <SelectBox
          aria-label={conjunction}
          disabled={disabled}
          value={read.isAny ? 'any' : 'all'}
          onChange={(event) => onChange({ isAny: event.target.value === 'any' })}
        >
          <option value="all">{all}</option>
          <option value="any">{any}</option>
        </SelectBox>
      )}
    </div>
  );
}
