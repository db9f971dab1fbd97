import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { AddRegular, ChevronDownRegular, MoreHorizontalRegular, TableRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { type ReactNode, useState } from 'react';
import { useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { TableViewState } from './useTableView.ts';
import { viewsMessages } from './views.messages.ts';

const ViewItems = onDemand(async () => (await import('./ViewItems.tsx')).ViewItems);
const SaveViewDialog = onDemand(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);
const DeleteViewDialog = onDemand(async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog);

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalM,
  },
  tabs: { overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'thin' },
  grow: { flexGrow: 1 },
  chosen: { minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  tab: { whiteSpace: 'nowrap', flexShrink: 0 },
});

/** Tabs, or a menu on a phone, to choose a view. Builders can save their changes for the team. */
export function TableViewBar(props: {
  readonly formId: string;
  readonly view: TableViewState;
  readonly mayBuild: boolean;
  /** Controls at the end of the tab strip. */
  readonly children?: ReactNode;
}) {
  const messages = useMessages(viewsMessages);
  const styles = useStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { formId, view, mayBuild } = props;
  const { views, chosen, isChanged } = view;
  const [isNaming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<TableView>();
  const isEmpty = views.length === 0 && !mayBuild;
  if (isEmpty && !props.children) return null;
  const name = chosen?.title ?? messages.all;
  const label = isChanged ? messages.viewChanged({ name }) : messages.view({ name });
  const menu = {
    menu: ViewItems,
    menuProps: { formId, view, mayBuild, onSaveAs: () => setNaming(true), onRemove: setRemoving },
    appearance: 'subtle',
    'aria-label': label,
  } as const;
  return (
    <div className={styles.strip}>
      {isEmpty ? null : isPhone ? (
        <MenuButton {...menu} className={styles.chosen} icon={<TableRegular />}>
          <bdi className={styles.name}>{name}</bdi>
          {isChanged && ' •'}
          <ChevronDownRegular fontSize={16} aria-hidden="true" />
        </MenuButton>
      ) : (
        <>
          <ViewTabs view={view} />
          <MenuButton {...menu} icon={<MoreHorizontalRegular />} />
          {mayBuild && (
            <Button
              appearance="subtle"
              icon={<AddRegular />}
              aria-label={messages.saveAs}
              onClick={() => setNaming(true)}
            />
          )}
        </>
      )}
      <span className={styles.grow} />
      {props.children}
      {isNaming && <SaveViewDialog formId={formId} view={view} onClose={() => setNaming(false)} />}
      {removing && (
        <DeleteViewDialog
          formId={formId}
          view={removing}
          onDeleted={() => view.choose(undefined)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

function ViewTabs({ view }: { readonly view: TableViewState }) {
  const messages = useMessages(viewsMessages);
  const styles = useStyles();
  const { views, chosen, isChanged, choose } = view;
  const tabs = [{ id: '', title: messages.all }, ...views];
  return (
    <TabList
      className={styles.tabs}
      aria-label={messages.views}
      selectedValue={chosen?.id ?? ''}
      onTabSelect={(_, { value }) => choose(String(value) || undefined)}
    >
      {tabs.map(({ id, title }) => (
        <Tab key={id} value={id} className={styles.tab}>
          <bdi>{title}</bdi>
          {isChanged && (chosen?.id ?? '') === id && ' •'}
        </Tab>
      ))}
    </TabList>
  );
}
