import { MenuDivider, MenuItem, MenuItemRadio } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  DeleteRegular,
  LinkRegular,
  SaveEditRegular,
  SaveRegular,
  StarRegular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useTableViews } from '../../../data/submissions/useTableViews.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { TableViewState } from './useTableView.ts';
import { viewsMessages } from './views.messages.ts';

/** ID of "All submissions" among the views. */
const allSubmissionsId = '';

/** Menu of views, with actions for the chosen one. */
export function ViewItems(props: {
  readonly place: MenuAnchor;
  readonly formId: string;
  readonly view: TableViewState;
  readonly mayBuild: boolean;
  readonly onSaveAs: () => void;
  readonly onRemove: (view: TableView) => void;
}) {
  const messages = useMessages(viewsMessages);
  const failures = useMessages(failureMessages);
  const { copied } = useMessages(uiMessages);
  const notify = useShowToast();
  const { place, formId, view, mayBuild, onSaveAs, onRemove } = props;
  const { views, chosen, defaultViewId, isChanged } = view;
  const tableViews = useTableViews(formId);
  const runAction = (work: () => Promise<string>) => async () => {
    try {
      notify('success', await work());
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    }
  };
  const formatName = (id: string | undefined, name: string) =>
    (defaultViewId ?? undefined) === id ? messages.isDefault({ name }) : name;
  const save = runAction(async () => {
    if (chosen) await tableViews.save({ ...view.view, id: chosen.id, title: chosen.title });
    view.discard();
    return messages.saved;
  });
  const makeDefault = runAction(async () => {
    await tableViews.setDefault(chosen?.id);
    return messages.madeDefault({ name: chosen?.title ?? messages.all });
  });
  const copyLink = runAction(async () => {
    const address = new URL(window.location.href);
    address.searchParams.set('view', chosen?.id ?? 'all');
    address.searchParams.delete('selectedRow');
    await navigator.clipboard.writeText(address.href);
    return copied;
  });
  return (
    <OpenMenu
      place={place}
      checkedValues={{ view: [chosen?.id ?? allSubmissionsId] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => view.choose(id || undefined)}
    >
      <MenuItemRadio name="view" value={allSubmissionsId}>
        {formatName(undefined, messages.all)}
      </MenuItemRadio>
      {views.map(({ id, title }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          <bdi>{formatName(id, title)}</bdi>
        </MenuItemRadio>
      ))}
      <MenuDivider />
      {mayBuild && chosen && isChanged && (
        <MenuItem icon={<SaveRegular />} onClick={save}>
          {messages.save}
        </MenuItem>
      )}
      {mayBuild && (
        <MenuItem icon={<SaveEditRegular />} onClick={onSaveAs}>
          {messages.saveAs}
        </MenuItem>
      )}
      {isChanged && (
        <MenuItem icon={<ArrowUndoRegular />} onClick={view.discard}>
          {messages.discard}
        </MenuItem>
      )}
      {mayBuild && defaultViewId !== chosen?.id && (
        <MenuItem icon={<StarRegular />} onClick={makeDefault}>
          {messages.makeDefault}
        </MenuItem>
      )}
      <MenuItem icon={<LinkRegular />} onClick={copyLink}>
        {messages.copyLink}
      </MenuItem>
      {mayBuild && chosen && (
        <MenuItem icon={<DeleteRegular />} onClick={() => onRemove(chosen)}>
          {messages.remove}
        </MenuItem>
      )}
    </OpenMenu>
  );
}
