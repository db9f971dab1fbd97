import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DocumentMultiple20Regular } from '@fluentui/react-icons';
import { type Display, formPartWords, setDisplay } from '@tideform/components/editing';
import { useWords } from '@tideform/words/react';
import type { Draft } from '../useDraft.ts';
import { headerWords } from './header.words.ts';

/** Whether the form is one page or a wizard. Nothing is lost by changing it, and it can be undone. */
export function DisplayMode({ draft }: { readonly draft: Draft }) {
  const words = useWords(headerWords);
  const parts = useWords(formPartWords);
  const chosen: Display = draft.schema.display === 'wizard' ? 'wizard' : 'form';
  const choose = (display: Display) => draft.edit((schema) => setDisplay(schema, display, parts).form);
  return (
    <Menu
      checkedValues={{ display: [chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0] === 'wizard' ? 'wizard' : 'form')}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<DocumentMultiple20Regular />}>{words.displayMode}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemRadio name="display" value="form">
            {words.singlePage}
          </MenuItemRadio>
          <MenuItemRadio name="display" value="wizard">
            {words.wizard}
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
