import { CalendarLtr20Regular, ChevronDown20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { DayRange, RangeName } from './date-range.ts';
import { submissionsWords } from './submissions.words.ts';

const CustomRange = onDemand(async () => (await import('./CustomRange.tsx')).CustomRange);
const RangeItems = onDemand(async () => (await import('./RangeItems.tsx')).RangeItems);

/** A named range, or two days. */
export function DateRangePicker(props: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const words = useWords(submissionsWords);
  const { range, onChange } = props;
  return (
    <>
      <MenuButton
        menu={RangeItems}
        given={{ chosen: range.name, onChoose: (name: RangeName) => onChange({ ...range, name }) }}
        icon={<CalendarLtr20Regular />}
        aria-label={`${words.range}: ${words.ranges[range.name]}`}
      >
        {words.ranges[range.name]}
        <ChevronDown20Regular />
      </MenuButton>
      {range.name === 'custom' && <CustomRange range={range} onChange={onChange} />}
    </>
  );
}
