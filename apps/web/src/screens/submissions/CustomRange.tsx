import { Caption1 } from '@fluentui/react-components';
import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { DayBox } from '@tideform/components/kit/dates/DayBox.tsx';
import { useWords } from '@tideform/words/react';
import { useId } from 'react';
import { useCustomRangeStyles } from './custom-range.styles.ts';
import { customRangeWords } from './custom-range.words.ts';
import type { DayRange } from './date-range.ts';

/** The first and the last day of a range of one's own. */
export function CustomRange(props: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const words = useWords(customRangeWords);
  const styles = useCustomRangeStyles();
  const [fromId, toId] = [useId(), useId()];
  const { range, onChange } = props;
  const change = (days: Partial<DayRange>) => {
    const next = { ...range, ...days, name: 'custom' as const };
    if (next.firstDay && next.lastDay && next.firstDay <= next.lastDay) onChange(next);
  };
  const day = (end: 'firstDay' | 'lastDay', id: string, limits: { min?: string; max?: string }) => (
    <DayBox
      id={id}
      labelledBy={`${id}-label`}
      picked={range[end]}
      limits={limits}
      onPick={(picked) => change({ [end]: picked })}
    />
  );
  return (
    <KitClasses>
      <div className={styles.fields}>
        <Caption1 id={`${fromId}-label`}>{words.from}</Caption1>
        {day('firstDay', fromId, { max: range.lastDay })}
        <Caption1 id={`${toId}-label`}>{words.to}</Caption1>
        {day('lastDay', toId, { min: range.firstDay })}
      </div>
    </KitClasses>
  );
}
