import { MenuItemRadio } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { densities, type ViewState } from '@tideform/submission-views';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { setDensity, type ViewChange } from '../view-changes.ts';
import { columnsMessages } from './columns.messages.ts';

/** Menu items for the row height. */
export function DensityItems(props: {
  readonly place: MenuAnchor;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
}) {
  const messages = useMessages(columnsMessages);
  const { place, view, onView } = props;
  return (
    <OpenMenu
      place={place}
      checkedValues={{ density: [view.density] }}
      onCheckedValueChange={(_, { checkedItems: [name] }) => onView(setDensity(densities.find((one) => one === name)!))}
    >
      {densities.map((density) => (
        <MenuItemRadio key={density} name="density" value={density}>
          {messages.densities[density]}
        </MenuItemRadio>
      ))}
    </OpenMenu>
  );
}
