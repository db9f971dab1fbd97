import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { StandaloneDateBox } from '@tideform/components/kit/dates/StandaloneDateBox.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { customRangeMessages } from './custom-range.messages.ts';
import type { DayRange } from './date-range.ts';

/**
 * Date fields for the first and last day of a custom range. Calls `onChange` only when both days are set and in order.
 */
export function CustomRange(props: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const messages = useMessages(customRangeMessages);
  const styles = useCustomRangeStyles();
  const [fromId, toId] = [useId(), useId()];
  const { range, onChange } = props;
  const change = (days: Partial<DayRange>) => {
    const next = { ...range, ...days, name: 'custom' as const };
    if (next.firstDay && next.lastDay && next.firstDay <= next.lastDay) onChange(next);
  };
  const day = (end: 'firstDay' | 'lastDay', id: string, limits: { min?: string; max?: string }) => (
    <StandaloneDateBox
      id={id}
      labelledBy={`${id}-label`}
      picked={range[end]}
      limits={limits}
      onPick={(picked) => change({ [end]: picked })}
    />
  );
  return (
    <FieldClassNamesProvider>
      <div className={styles.fields}>
        <Caption1 id={`${fromId}-label`}>{messages.from}</Caption1>
        {day('firstDay', fromId, { max: range.lastDay })}
        <Caption1 id={`${toId}-label`}>{messages.to}</Caption1>
        {day('lastDay', toId, { min: range.firstDay })}
      </div>
    </FieldClassNamesProvider>
  );
}

const useCustomRangeStyles = makeStyles({
  fields: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    /* On a phone the fields are below the other controls, one line per day. */
    '@media (max-width: 640px)': {
      order: 1,
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
  },
});
