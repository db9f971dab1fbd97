import { MenuItem, makeStyles } from '@fluentui/react-components';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';

const useStyles = makeStyles({ list: { maxHeight: '60vh', overflowY: 'auto' } });

/** Menu of the columns that can be filtered. */
export function FilterColumnItems(props: {
  readonly place: MenuAnchor;
  readonly columns: readonly SubmissionColumn[];
  readonly onFilter: (columnId: string) => void;
}) {
  const styles = useStyles();
  const { place, columns, onFilter } = props;
  return (
    <OpenMenu place={place} className={styles.list}>
      {columns
        .filter(({ filter }) => filter !== 'none')
        .map(({ id, label }) => (
          <MenuItem key={id} onClick={() => onFilter(id)}>
            <bdi>{label}</bdi>
          </MenuItem>
        ))}
    </OpenMenu>
  );
}
