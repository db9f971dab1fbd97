import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { dateLimitMessages } from './date-limit.messages.ts';
import { DATE_UNITS, type DateUnit, type RelativeDate } from './relative-date.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXS,
  },
});

interface RelativeDateInputsProps {
  readonly near: RelativeDate;
  readonly off: boolean;
  readonly name: (part: string) => string;
  readonly onChange: (near: RelativeDate) => void;
}

/** Inputs for how much later or earlier than its starting point a relative date is. */
export function RelativeDateInputs({ near, off, name, onChange }: RelativeDateInputsProps) {
  const styles = useStyles();
  const messages = useMessages(dateLimitMessages);
  /* NOTE: stored separately, because a distance of 0 has no direction. */
  const [isEarlier, setEarlier] = useState(near.count < 0);
  const changeDistance = (count: number, earlier: boolean, unit: DateUnit) =>
    onChange({ ...near, unit, count: earlier ? -count : count });
  const count = Math.abs(near.count);
  return (
    <div className={styles.line}>
      <TextBox
        type="number"
        min={0}
        max={9999}
        aria-label={name(messages.count)}
        disabled={off}
        value={count}
        onChange={({ target }) =>
          changeDistance(Math.min(Math.floor(Math.abs(Number(target.value))), 9999), isEarlier, near.unit)
        }
      />
      <SelectBox
        aria-label={name(messages.unit)}
        disabled={off}
        value={near.unit}
        onChange={({ target }) => changeDistance(count, isEarlier, target.value as DateUnit)}
      >
        {DATE_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {messages.units[unit]}
          </option>
        ))}
      </SelectBox>
      <SelectBox
        aria-label={name(messages.direction)}
        disabled={off}
        value={isEarlier ? 'earlier' : 'later'}
        onChange={({ target }) => {
          setEarlier(target.value === 'earlier');
          changeDistance(count, target.value === 'earlier', near.unit);
        }}
      >
        <option value="later">{messages.later}</option>
        <option value="earlier">{messages.earlier}</option>
      </SelectBox>
    </div>
  );
}
