import { CalendarLtr20Regular, ChevronDown20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { DayRange, RangeDates, RangeName } from './date-range.ts';
import { submissionsMessages } from './submissions.messages.ts';

const CustomRange = onDemand(async () => (await import('./CustomRange.tsx')).CustomRange);
const RangeItems = onDemand(async () => (await import('./RangeItems.tsx')).RangeItems);

/**
 * Menu to choose the date range of the submissions table, and whether the range applies to the submission date or the
 * last modification.
 */
export function DateRangePicker(props: {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly dates: RangeDates;
  readonly onDates: (dates: RangeDates) => void;
}) {
  const messages = useMessages(submissionsMessages);
  const { range, onChange, dates, onDates } = props;
  const name = messages.ranges[range.name];
  const shown = dates === 'submitted' ? name : messages.byLastModified({ range: name });
  return (
    <>
      <MenuButton
        menu={RangeItems}
        menuProps={{
          chosen: range.name,
          onChoose: (next: RangeName) => onChange({ ...range, name: next }),
          dates,
          onDates,
        }}
        icon={<CalendarLtr20Regular />}
        aria-label={`${messages.range}: ${shown}`}
      >
        {shown}
        <ChevronDown20Regular />
      </MenuButton>
      {range.name === 'custom' && <CustomRange range={range} onChange={onChange} />}
    </>
  );
}
