import { MenuItemCheckbox, MenuItemRadio, makeStyles } from '@fluentui/react-components';
import type { MenuAnchor } from '../menu/menu-anchor.ts';
import { OpenMenu } from '../menu/OpenMenu.tsx';
import type { FilterOption } from './filter-option.ts';

const useStyles = makeStyles({ list: { maxHeight: '50vh', overflowY: 'auto' } });

export function FilterItems(props: {
  readonly place: MenuAnchor;
  readonly options: readonly FilterOption[];
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly isSingle: boolean;
}) {
  const styles = useStyles();
  const { place, options, selected, onSelect, isSingle } = props;
  const Item = isSingle ? MenuItemRadio : MenuItemCheckbox;
  return (
    <OpenMenu
      place={place}
      className={styles.list}
      persistOnItemClick={!isSingle}
      checkedValues={{ filter: [...selected] }}
      onCheckedValueChange={(_, data) => onSelect(data.checkedItems)}
    >
      {options.map((option) => (
        <Item key={option.id} name="filter" value={option.id}>
          {option.label}
        </Item>
      ))}
    </OpenMenu>
  );
}
