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
import { useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { BarSearch } from '../../../ui/layout/SearchField.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { ExportKind } from '../exports/export-kind.ts';
import { submissionsMessages } from '../submissions.messages.ts';
import { submissionsTableMessages } from './submissions-table.messages.ts';
import type { TableState } from './useTableState.ts';

const FilterColumnItems = onDemand(async () => (await import('../choosing/FilterColumnItems.tsx')).FilterColumnItems);
const DensityItems = onDemand(async () => (await import('../choosing/DensityItems.tsx')).DensityItems);
const ExportItems = onDemand(async () => (await import('../exports/ExportItems.tsx')).ExportItems);

const useStyles = makeStyles({
  /* Search field, which shrinks before the buttons wrap to another row. */
  search: {
    flex: '1 1 0',
    maxWidth: '180px',
    '@media (max-width: 640px)': { order: 1, flexBasis: '100%', maxWidth: '100%' },
  },
  found: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  icon: { '@media (max-width: 640px)': { minWidth: 'auto' } },
});

/** Toolbar of the submissions table: search, filters, columns, density, summary and export. */
export function TableToolbar(props: {
  readonly state: TableState;
  /** Number of loaded submissions. */
  readonly allCount: number;
  readonly onFilter: (columnId: string) => void;
  readonly areColumnsOpen: boolean;
  readonly onColumns: () => void;
  /** Whether the summary is shown in place of the rows. */
  readonly isSummary: boolean;
  readonly onSummary: (isShown: boolean) => void;
  readonly onRerun: () => void;
  readonly onExport: (kind: ExportKind) => void;
  readonly isOnline: boolean;
  /** Reloads the rows; `undefined` while that isn't possible. */
  readonly onRefresh: (() => void) | undefined;
}) {
  const messages = useMessages(submissionsTableMessages);
  const { refresh } = useMessages(submissionsMessages);
  const styles = useStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { state, allCount, onFilter } = props;
  const { columns, view, change, table, typed, setTyped } = state;
  const [isSearching, setSearching] = useState(typed !== '');
  /** Returns the props of a button with only an icon: its label is a tooltip and an accessible name. */
  const getIconProps = (label: string) => ({ 'aria-label': label, title: label });
  const getLabelProps = (label: string) => (isPhone ? getIconProps(label) : { children: label });
  const buttonProps = { appearance: 'subtle', className: styles.icon } as const;
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
          {...buttonProps}
          {...getIconProps(messages.search)}
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
        menu={FilterColumnItems}
        menuProps={{ columns, onFilter }}
        icon={<FilterRegular />}
        {...buttonProps}
        {...getLabelProps(messages.filter)}
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
            menuProps={{ view, onView: change }}
            icon={<TextLineSpacingRegular />}
            {...buttonProps}
            {...getIconProps(messages.density)}
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
        {...buttonProps}
        {...getLabelProps(messages.summary)}
      />
      {isPhone ? (
        <MenuButton
          menu={ExportItems}
          menuProps={{
            isSelection: false,
            isOff: !props.isOnline,
            onExport: props.onExport,
            more: {
              refresh: { label: refresh, onPress: props.onRefresh },
              rerun: { label: messages.rerun, onPress: props.isOnline ? props.onRerun : undefined },
            },
          }}
          icon={<MoreHorizontalRegular />}
          {...buttonProps}
          {...getIconProps(messages.more)}
        />
      ) : (
        <>
          <Button
            icon={<ArrowRepeatAllRegular />}
            disabled={!props.isOnline}
            onClick={props.onRerun}
            {...buttonProps}
            {...getIconProps(messages.rerun)}
          />
          <MenuButton
            menu={ExportItems}
            menuProps={{ isSelection: false, onExport: props.onExport }}
            icon={<ArrowDownloadRegular />}
            disabled={!props.isOnline}
            {...buttonProps}
          >
            {messages.download}
          </MenuButton>
        </>
      )}
    </>
  );
}
