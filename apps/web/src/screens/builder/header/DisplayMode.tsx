import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DocumentMultiple20Regular } from '@fluentui/react-icons';
import { type FormDisplay, formPartMessages, setDisplay } from '@tideform/components/editing';
import { useMessages } from '@tideform/i18n/react';
import type { Draft } from '../useDraft.ts';
import { headerMessages } from './header.messages.ts';

/**
 * Menu item that switches the form between a single page and a wizard. Switching keeps all components and can be
 * undone.
 */
export function DisplayMode({ draft }: { readonly draft: Draft }) {
  const messages = useMessages(headerMessages);
  const parts = useMessages(formPartMessages);
  const chosen: FormDisplay = draft.schema.display === 'wizard' ? 'wizard' : 'form';
  const choose = (display: FormDisplay) => draft.edit((schema) => setDisplay(schema, display, parts).form);
  return (
    <Menu
      checkedValues={{ display: [chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0] === 'wizard' ? 'wizard' : 'form')}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<DocumentMultiple20Regular />}>{messages.displayMode}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemRadio name="display" value="form">
            {messages.singlePage}
          </MenuItemRadio>
          <MenuItemRadio name="display" value="wizard">
            {messages.wizard}
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
