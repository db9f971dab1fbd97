import { MenuDivider, MenuItem, MenuItemRadio } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  DeleteRegular,
  LinkRegular,
  SaveEditRegular,
  SaveRegular,
  StarRegular,
} from '@fluentui/react-icons';
import type { TableView } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useTableViews } from '../../../data/useTableViews.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import type { DeskView } from './useDeskView.ts';
import { viewsWords } from './views.words.ts';

/** Stands for all submissions as they come, among the ids of views. */
const none = '';

/** Views to choose from, and what a builder may do with the one that is chosen. */
export function ViewItems(props: {
  readonly place: MenuPlace;
  readonly formId: string;
  readonly view: DeskView;
  readonly mayBuild: boolean;
  readonly onSaveAs: () => void;
  readonly onRemove: (view: TableView) => void;
}) {
  const words = useWords(viewsWords);
  const failures = useWords(failureWords);
  const { copied } = useWords(uiWords);
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
    (defaultViewId ?? undefined) === id ? words.isDefault({ name }) : name;
  const save = attempt(async () => {
    if (chosen) await kept.save({ ...view.view, id: chosen.id, title: chosen.title });
    view.discard();
    return words.saved;
  });
  const makeDefault = attempt(async () => {
    await kept.setDefault(chosen?.id);
    return words.madeDefault({ name: chosen?.title ?? words.all });
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
        {named(undefined, words.all)}
      </MenuItemRadio>
      {views.map(({ id, title }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          <bdi>{named(id, title)}</bdi>
        </MenuItemRadio>
      ))}
      <MenuDivider />
      {mayBuild && chosen && isChanged && (
        <MenuItem icon={<SaveRegular />} onClick={save}>
          {words.save}
        </MenuItem>
      )}
      {mayBuild && (
        <MenuItem icon={<SaveEditRegular />} onClick={onSaveAs}>
          {words.saveAs}
        </MenuItem>
      )}
      {isChanged && (
        <MenuItem icon={<ArrowUndoRegular />} onClick={view.discard}>
          {words.discard}
        </MenuItem>
      )}
      {mayBuild && defaultViewId !== chosen?.id && (
        <MenuItem icon={<StarRegular />} onClick={makeDefault}>
          {words.makeDefault}
        </MenuItem>
      )}
      <MenuItem icon={<LinkRegular />} onClick={copyLink}>
        {words.copyLink}
      </MenuItem>
      {mayBuild && chosen && (
        <MenuItem icon={<DeleteRegular />} onClick={() => onRemove(chosen)}>
          {words.remove}
        </MenuItem>
      )}
    </OpenMenu>
  );
}
