import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { SourceDeeds } from './source-deeds.ts';
import { sourcesMessages } from './sources.messages.ts';

/** What can be done with a data source; what cannot says why. */
export function SourceMenu(props: SourceDeeds & { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const ui = useMessages(uiMessages);
  const { source, refusal, onEdit, onDelete } = props;
  const whyNotEdit = refusal ?? (source.type === 'team-members' ? messages.madeByApp : undefined);
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.more({ title: source.title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <Refused why={whyNotEdit}>
            <MenuItem icon={<Edit20Regular />} disabled={whyNotEdit !== undefined} onClick={() => onEdit(source)}>
              {messages.edit}
            </MenuItem>
          </Refused>
          <Refused why={refusal}>
            <MenuItem icon={<Delete20Regular />} disabled={refusal !== undefined} onClick={() => onDelete(source)}>
              {ui.delete}
            </MenuItem>
          </Refused>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function Refused({ why, children }: { readonly why: string | undefined; readonly children: ReactElement }) {
  return why === undefined ? (
    children
  ) : (
    <Tooltip content={why} relationship="description" positioning="before">
      {children}
    </Tooltip>
  );
}
