import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { MenuAnchor } from '../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../ui/menu/OpenMenu.tsx';
import { type RangeDates, type RangeName, rangeDates, rangeNames } from './date-range.ts';
import { submissionsMessages } from './submissions.messages.ts';

export function RangeItems(props: {
  readonly place: MenuAnchor;
  readonly chosen: RangeName;
  readonly onChoose: (name: RangeName) => void;
  readonly dates: RangeDates;
  readonly onDates: (dates: RangeDates) => void;
}) {
  const messages = useMessages(submissionsMessages);
  const { place, chosen, onChoose, dates, onDates } = props;
  return (
    <OpenMenu
      place={place}
      checkedValues={{ range: [chosen], dates: [dates] }}
      onCheckedValueChange={(_, { name, checkedItems: [item] }) => {
        if (name === 'dates') onDates(rangeDates.find((each) => each === item) ?? 'submitted');
        else onChoose(rangeNames.find((each) => each === item) ?? 'last-30-days');
      }}
    >
      {rangeNames.map((name) => (
        <MenuItemRadio key={name} name="range" value={name}>
          {messages.ranges[name]}
        </MenuItemRadio>
      ))}
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{messages.dates}</MenuGroupHeader>
        {rangeDates.map((each) => (
          <MenuItemRadio key={each} name="dates" value={each}>
            {messages.datesOf[each]}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </OpenMenu>
  );
}
