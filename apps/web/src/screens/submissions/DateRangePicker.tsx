import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { CalendarLtr20Regular, ChevronDown20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { type DayRange, namedRanges } from './date-range.ts';
import { submissionsWords } from './submissions.words.ts';

const CustomRange = onDemand(async () => (await import('./CustomRange.tsx')).CustomRange);
const rangeNames = [...namedRanges, 'custom' as const];

/** A named range, or two days. */
export function DateRangePicker(props: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const words = useWords(submissionsWords);
  const { range, onChange } = props;
  const choose = (chosen: string | undefined) =>
    onChange({ ...range, name: rangeNames.find((each) => each === chosen) ?? 'last-30-days' });
  return (
    <>
      <Menu
        checkedValues={{ range: [range.name] }}
        onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0])}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<CalendarLtr20Regular />} aria-label={`${words.range}: ${words.ranges[range.name]}`}>
            {words.ranges[range.name]}
            <ChevronDown20Regular />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {rangeNames.map((name) => (
              <MenuItemRadio key={name} name="range" value={name}>
                {words.ranges[name]}
              </MenuItemRadio>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {range.name === 'custom' && <CustomRange range={range} onChange={onChange} />}
    </>
  );
}
