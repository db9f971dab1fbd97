import { MenuItem, makeStyles } from '@fluentui/react-components';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';

const useStyles = makeStyles({ list: { maxHeight: '60vh', overflowY: 'auto' } });

/** By which column the rows are to be filtered. */
export function FilterColumns(props: {
  readonly place: MenuPlace;
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
