import { Button, Caption1, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowRepeatAllRegular,
  ColumnTripleRegular,
  DataHistogramRegular,
  FilterRegular,
  MoreHorizontalRegular,
  SearchRegular,
  TextLineSpacingRegular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { BarSearch } from '../../../ui/BarSearch.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import { submissionsMessages } from '../submissions.messages.ts';
import { submissionsTableMessages } from './submissions-table.messages.ts';
import type { TableState } from './useTableState.ts';

const FilterColumns = onDemand(async () => (await import('../choosing/FilterColumns.tsx')).FilterColumns);
const DensityItems = onDemand(async () => (await import('../choosing/DensityItems.tsx')).DensityItems);
const ExportItems = onDemand(async () => (await import('../exports/ExportItems.tsx')).ExportItems);

const useStyles = makeStyles({
  /* Gives way to the words of the buttons before they go to a row of their own. */
  search: {
    flex: '1 1 0',
    maxWidth: '180px',
    '@media (max-width: 640px)': { order: 1, flexBasis: '100%', maxWidth: '100%' },
  },
  found: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  icon: { '@media (max-width: 640px)': { minWidth: 'auto' } },
});

/** Finds rows, and lays them out. */
export function TableToolbar(props: {
  readonly state: TableState;
  /** So many are loaded. */
  readonly allCount: number;
  readonly onFilter: (columnId: string) => void;
  readonly areColumnsOpen: boolean;
  readonly onColumns: () => void;
  /** What the rows come to is shown instead of them. */
  readonly isSummary: boolean;
  readonly onSummary: (isShown: boolean) => void;
  readonly onRerun: () => void;
  readonly onExport: (kind: ExportKind) => void;
  readonly isOnline: boolean;
  /** Reads the rows again; `undefined`: not now. */
  readonly onRefresh: (() => void) | undefined;
}) {
  const messages = useMessages(submissionsTableMessages);
  const { refresh } = useMessages(submissionsMessages);
  const styles = useStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { state, allCount, onFilter } = props;
  const { columns, view, change, table, typed, setTyped } = state;
  const [isSearching, setSearching] = useState(typed !== '');
  /** Its sign alone says enough, or its word comes when somebody points at it. */
  const signed = (label: string) => ({ 'aria-label': label, title: label });
  const named = (label: string) => (isPhone ? signed(label) : { children: label });
  const like = { appearance: 'subtle', className: styles.icon } as const;
  return (
    <>
      {isPhone && (
        <ToggleButton
          icon={<SearchRegular />}
          checked={isSearching}
          onClick={() => {
            setSearching(!isSearching);
            setTyped('');
          }}
          {...like}
          {...signed(messages.search)}
        />
      )}
      {(!isPhone || isSearching) && (
        <BarSearch
          autoFocus={isPhone}
          className={styles.search}
          label={messages.search}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
        />
      )}
      <MenuButton
        menu={FilterColumns}
        given={{ columns, onFilter }}
        icon={<FilterRegular />}
        {...like}
        {...named(messages.filter)}
      />
      {!isPhone && (
        <>
          <Button
            appearance="subtle"
            icon={<ColumnTripleRegular />}
            aria-expanded={props.areColumnsOpen}
            onClick={props.onColumns}
          >
            {messages.chooser}
          </Button>
          <MenuButton
            menu={DensityItems}
            given={{ view, onView: change }}
            icon={<TextLineSpacingRegular />}
            {...like}
            {...signed(messages.density)}
          />
        </>
      )}
      {(table.rows.length < allCount || state.unsearched) && (
        <Caption1 role="status" className={styles.found}>
          {(state.unsearched ? messages.foundSoFar : messages.found)({ found: table.rows.length, all: allCount })}
        </Caption1>
      )}
      <ToggleButton
        icon={<DataHistogramRegular />}
        checked={props.isSummary}
        onClick={() => props.onSummary(!props.isSummary)}
        {...like}
        {...named(messages.summary)}
      />
      {isPhone ? (
        <MenuButton
          menu={ExportItems}
          given={{
            isTicked: false,
            isOff: !props.isOnline,
            onExport: props.onExport,
            more: {
              refresh: { label: refresh, onPress: props.onRefresh },
              rerun: { label: messages.rerun, onPress: props.isOnline ? props.onRerun : undefined },
            },
          }}
          icon={<MoreHorizontalRegular />}
          {...like}
          {...signed(messages.more)}
        />
      ) : (
        <>
          <Button
            icon={<ArrowRepeatAllRegular />}
            disabled={!props.isOnline}
            onClick={props.onRerun}
            {...like}
            {...signed(messages.rerun)}
          />
          <MenuButton
            menu={ExportItems}
            given={{ isTicked: false, onExport: props.onExport }}
            icon={<ArrowDownloadRegular />}
            disabled={!props.isOnline}
            {...like}
          >
            {messages.download}
          </MenuButton>
        </>
      )}
    </>
  );
}
