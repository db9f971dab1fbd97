import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { dateLimitMessages } from './date-limit.messages.ts';
import { type RelativeDate, UNITS, type Unit } from './relative-date.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXS,
  },
});

interface DistanceProps {
  readonly near: RelativeDate;
  readonly off: boolean;
  readonly name: (part: string) => string;
  readonly onChange: (near: RelativeDate) => void;
}

/** Inputs for how much later or earlier than its starting point a relative date is. */
export function Distance({ near, off, name, onChange }: DistanceProps) {
  const styles = useStyles();
  const messages = useMessages(dateLimitMessages);
  /* NOTE: stored separately, because a distance of 0 has no direction. */
  const [isEarlier, setEarlier] = useState(near.count < 0);
  const put = (count: number, earlier: boolean, unit: Unit) =>
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
        onChange={({ target }) => put(Math.min(Math.floor(Math.abs(Number(target.value))), 9999), isEarlier, near.unit)}
      />
      <SelectBox
        aria-label={name(messages.unit)}
        disabled={off}
        value={near.unit}
        onChange={({ target }) => put(count, isEarlier, target.value as Unit)}
      >
        {UNITS.map((unit) => (
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
          put(count, target.value === 'earlier', near.unit);
        }}
      >
        <option value="later">{messages.later}</option>
        <option value="earlier">{messages.earlier}</option>
      </SelectBox>
    </div>
  );
}
