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
import { useTableViews } from '../../../data/useTableViews.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { TableViewState } from './useTableView.ts';
import { viewsMessages } from './views.messages.ts';

/** Stands for all submissions as they come, among the ids of views. */
const none = '';

/** Views to choose from, and what a builder may do with the one that is chosen. */
export function ViewItems(props: {
  readonly place: MenuPlace;
  readonly formId: string;
  readonly view: TableViewState;
  readonly mayBuild: boolean;
  readonly onSaveAs: () => void;
  readonly onRemove: (view: TableView) => void;
}) {
  const messages = useMessages(viewsMessages);
  const failures = useMessages(failureMessages);
  const { copied } = useMessages(uiMessages);
  const tell = useTell();
  const { place, formId, view, mayBuild, onSaveAs, onRemove } = props;
  const { views, chosen, defaultViewId, isChanged } = view;
  const kept = useTableViews(formId);
  const attempt = (work: () => Promise<string>) => async () => {
    try {
      tell('success', await work());
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    }
  };
  const named = (id: string | undefined, name: string) =>
    (defaultViewId ?? undefined) === id ? messages.isDefault({ name }) : name;
  const save = attempt(async () => {
    if (chosen) await kept.save({ ...view.view, id: chosen.id, title: chosen.title });
    view.discard();
    return messages.saved;
  });
  const makeDefault = attempt(async () => {
    await kept.setDefault(chosen?.id);
    return messages.madeDefault({ name: chosen?.title ?? messages.all });
  });
  const copyLink = attempt(async () => {
    const address = new URL(window.location.href);
    address.searchParams.set('view', chosen?.id ?? 'all');
    address.searchParams.delete('selectedRow');
    await navigator.clipboard.writeText(address.href);
    return copied;
  });
  return (
    <OpenMenu
      place={place}
      checkedValues={{ view: [chosen?.id ?? none] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => view.choose(id || undefined)}
    >
      <MenuItemRadio name="view" value={none}>
        {named(undefined, messages.all)}
      </MenuItemRadio>
      {views.map(({ id, title }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          <bdi>{named(id, title)}</bdi>
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
