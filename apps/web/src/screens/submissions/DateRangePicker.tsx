import { Caption1, Dropdown, Input, Option } from '@fluentui/react-components';
import { type DayRange, namedRanges } from './date-range.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { words } from './submissions.words.ts';

/** A named range, or two days. */
export function DateRangePicker({
  range,
  onChange,
}: {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}) {
  const styles = useSubmissionsStyles();
  const custom = (change: Partial<DayRange>) => {
    const next = { ...range, ...change, name: 'custom' as const };
    if (next.firstDay && next.lastDay && next.firstDay <= next.lastDay) onChange(next);
  };
  return (
    <>
      <Dropdown
        className={styles.range}
        aria-label={words.ranges.label}
        value={words.ranges[range.name]}
        selectedOptions={[range.name]}
        onOptionSelect={(_, { optionValue }) =>
          onChange({ ...range, name: (optionValue ?? 'last-30-days') as DayRange['name'] })
        }
      >
        {[...namedRanges, 'custom' as const].map((name) => (
          <Option key={name} value={name}>
            {words.ranges[name]}
          </Option>
        ))}
      </Dropdown>
      {range.name === 'custom' && (
        <div className={styles.fields}>
          <Caption1 id="range-from">{words.from}</Caption1>
          <Input
            type="date"
            aria-labelledby="range-from"
            value={range.firstDay}
            max={range.lastDay}
            onChange={(_, { value }) => custom({ firstDay: value })}
          />
          <Caption1 id="range-to">{words.to}</Caption1>
          <Input
            type="date"
            aria-labelledby="range-to"
            value={range.lastDay}
            min={range.firstDay}
            onChange={(_, { value }) => custom({ lastDay: value })}
          />
        </div>
      )}
    </>
  );
}
