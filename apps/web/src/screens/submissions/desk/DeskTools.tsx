import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, ArrowRepeatAllRegular, ColumnTripleRegular, FilterRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import { deskWords } from './desk.words.ts';
import type { DeskColumn } from './desk-column.ts';

const FilterColumns = onDemand(async () => (await import('../choosing/FilterColumns.tsx')).FilterColumns);

const ExportItems = onDemand(async () => (await import('../exports/ExportItems.tsx')).ExportItems);

const useStyles = makeStyles({
  search: { width: '240px', maxWidth: '100%', '@media (max-width: 640px)': { order: 1, width: '100%' } },
  found: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  icon: { '@media (max-width: 640px)': { minWidth: 'auto' } },
});

/** Finds rows, and chooses columns. */
export function DeskTools(props: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly columns: readonly DeskColumn[];
  readonly onFilter: (columnId: string) => void;
  readonly areColumnsOpen: boolean;
  readonly onColumns: () => void;
  /** How many of how many are found; absent: all. */
  readonly found: { readonly found: number; readonly all: number } | undefined;
  readonly onRerun: () => void;
  readonly onExport: (kind: ExportKind) => void;
  readonly isOnline: boolean;
}) {
  const words = useWords(deskWords);
  const styles = useStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { columns, onFilter, found } = props;
  const named = (label: string) => (isPhone ? { 'aria-label': label } : { children: label });
  return (
    <>
      <SearchField
        className={styles.search}
        label={words.search}
        value={props.typed}
        onChange={(_, { value }) => props.onType(value)}
      />
      <MenuButton
        menu={FilterColumns}
        given={{ columns, onFilter }}
        appearance="subtle"
        className={styles.icon}
        icon={<FilterRegular />}
        {...named(words.filter)}
      />
      {!isPhone && (
        <Button
          appearance="subtle"
          icon={<ColumnTripleRegular />}
          aria-expanded={props.areColumnsOpen}
          onClick={props.onColumns}
        >
          {words.chooser}
        </Button>
      )}
      {found && (
        <Caption1 role="status" className={styles.found}>
          {words.found(found)}
        </Caption1>
      )}
      <Button
        appearance="subtle"
        className={styles.icon}
        icon={<ArrowRepeatAllRegular />}
        disabled={!props.isOnline}
        onClick={props.onRerun}
        {...named(words.rerun)}
      />
      <MenuButton
        menu={ExportItems}
        given={{ isTicked: false, onExport: props.onExport }}
        appearance="subtle"
        className={styles.icon}
        icon={<ArrowDownloadRegular />}
        disabled={!props.isOnline}
        {...named(words.download)}
      />
    </>
  );
}
