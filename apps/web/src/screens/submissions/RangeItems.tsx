import { MenuItemRadio } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { MenuPlace } from '../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../ui/menu/OpenMenu.tsx';
import { type RangeName, rangeNames } from './date-range.ts';
import { submissionsWords } from './submissions.words.ts';

export function RangeItems(props: {
  readonly place: MenuPlace;
  readonly chosen: RangeName;
  readonly onChoose: (name: RangeName) => void;
}) {
  const words = useWords(submissionsWords);
  const { place, chosen, onChoose } = props;
  return (
    <OpenMenu
      place={place}
      checkedValues={{ range: [chosen] }}
      onCheckedValueChange={(_, { checkedItems: [name] }) =>
        onChoose(rangeNames.find((each) => each === name) ?? 'last-30-days')
      }
    >
      {rangeNames.map((name) => (
        <MenuItemRadio key={name} name="range" value={name}>
          {words.ranges[name]}
        </MenuItemRadio>
      ))}
    </OpenMenu>
  );
}
