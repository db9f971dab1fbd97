import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular, BroomRegular, DeleteRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { words } from './respond.words.ts';

/** Options of a draft. */
export function DraftMenu({ response, onClear }: { readonly response: ResponseRow; readonly onClear: () => void }) {
  const navigate = useNavigate();
  const commands = useResponseCommands();
  const [asked, setAsked] = useState<'clear' | 'delete'>();
  const forms = `/teams/${response.teamId}/forms`;
  const addAnother = async () => {
    const { id } = await commands.create(response.formId);
    navigate(`${forms}/${response.formId}/response/${id}`);
  };
  const remove = async () => {
    await commands.discard(response.id);
    navigate(forms);
  };
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={words.menu.open} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<AddRegular />} onClick={addAnother}>
              {words.menu.addAnother}
            </MenuItem>
            <MenuItem icon={<BroomRegular />} onClick={() => setAsked('clear')}>
              {words.menu.clear}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => setAsked('delete')}>
              {words.menu.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {asked === 'clear' && (
        <ConfirmDialog
          title={words.clear.title}
          confirm={words.clear.confirm}
          onConfirm={async () => onClear()}
          onClose={() => setAsked(undefined)}
        >
          {words.clear.text}
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={words.delete.title(response.formTitle)}
          confirm={words.delete.confirm}
          onConfirm={remove}
          onClose={() => setAsked(undefined)}
        >
          {words.delete.text}
        </ConfirmDialog>
      )}
    </>
  );
}
