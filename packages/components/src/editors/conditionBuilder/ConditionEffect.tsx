import { SelectBox } from '../../kit/SelectBox.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { CONDITION_WORDS } from './condition-builder.words.ts';
import type { ConditionRows } from './logic/condition-shape.ts';

interface ConditionEffectProps {
  readonly read: ConditionRows;
  readonly disabled: boolean;
  readonly onChange: (next: Partial<ConditionRows>) => void;
}

/** Show or hide; and when there are several comparisons, all or any of them. */
export function ConditionEffect({ read, disabled, onChange }: ConditionEffectProps) {
  const styles = useRowStyles();
  return (
    <div className={styles.pair}>
      <SelectBox
        aria-label={CONDITION_WORDS.effect}
        disabled={disabled}
        value={String(read.show)}
        onChange={(event) => onChange({ show: event.target.value === 'true' })}
      >
        <option value="true">{CONDITION_WORDS.show}</option>
        <option value="false">{CONDITION_WORDS.hide}</option>
      </SelectBox>
      {read.rows.length > 1 && (
        <SelectBox
          aria-label={CONDITION_WORDS.conjunction}
          disabled={disabled}
          value={read.isAny ? 'any' : 'all'}
          onChange={(event) => onChange({ isAny: event.target.value === 'any' })}
        >
          <option value="all">{CONDITION_WORDS.all}</option>
          <option value="any">{CONDITION_WORDS.any}</option>
        </SelectBox>
      )}
    </div>
  );
}
