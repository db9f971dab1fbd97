import { MenuItemRadio } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { densities, type ViewState } from '@tideform/submission-views';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { spaced, type ViewChange } from '../submissions-table/view-changes.ts';
import { columnsMessages } from './columns.messages.ts';

/** How high rows are. */
export function DensityItems(props: {
  readonly place: MenuPlace;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
}) {
  const messages = useMessages(columnsMessages);
  const { place, view, onView } = props;
  return (
    <OpenMenu
      place={place}
      checkedValues={{ density: [view.density] }}
      onCheckedValueChange={(_, { checkedItems: [name] }) => onView(spaced(densities.find((one) => one === name)!))}
    >
      {densities.map((density) => (
        <MenuItemRadio key={density} name="density" value={density}>
          {messages.densities[density]}
        </MenuItemRadio>
      ))}
    </OpenMenu>
  );
}
