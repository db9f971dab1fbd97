import { Caption1, Input } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { DayRange } from './date-range.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { submissionsWords } from './submissions.words.ts';

/** The first and the last day of a range of one's own. */
export function CustomRange(props: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const words = useWords(submissionsWords);
  const styles = useSubmissionsStyles();
  const { range, onChange } = props;
  const change = (days: Partial<DayRange>) => {
    const next = { ...range, ...days, name: 'custom' as const };
    if (next.firstDay && next.lastDay && next.firstDay <= next.lastDay) onChange(next);
  };
  return (
    <div className={styles.fields}>
      <Caption1 id="range-from">{words.from}</Caption1>
      <Input
        type="date"
        aria-labelledby="range-from"
        value={range.firstDay}
        max={range.lastDay}
        onChange={(_, { value }) => change({ firstDay: value })}
      />
      <Caption1 id="range-to">{words.to}</Caption1>
      <Input
        type="date"
        aria-labelledby="range-to"
        value={range.lastDay}
        min={range.firstDay}
        onChange={(_, { value }) => change({ lastDay: value })}
      />
    </div>
  );
}
