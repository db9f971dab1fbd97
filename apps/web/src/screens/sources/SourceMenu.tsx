import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { sourcesMessages } from './sources.messages.ts';

/** Menu of a data source. Disabled items explain why. */
export function SourceMenu(props: SourceActions & { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const ui = useMessages(uiMessages);
  const { source, refusal, onEdit, onDelete } = props;
  const editRefusal = refusal ?? (source.type === 'team-members' ? messages.madeByApp : undefined);
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
          <RefusalTooltip reason={editRefusal}>
            <MenuItem icon={<Edit20Regular />} disabled={editRefusal !== undefined} onClick={() => onEdit(source)}>
              {messages.edit}
            </MenuItem>
          </RefusalTooltip>
          <RefusalTooltip reason={refusal}>
            <MenuItem icon={<Delete20Regular />} disabled={refusal !== undefined} onClick={() => onDelete(source)}>
              {ui.delete}
            </MenuItem>
          </RefusalTooltip>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function RefusalTooltip({
  reason,
  children,
}: {
  readonly reason: string | undefined;
  readonly children: ReactElement;
}) {
  return reason === undefined ? (
    children
  ) : (
    <Tooltip content={reason} relationship="description" positioning="before">
      {children}
    </Tooltip>
  );
}

/** Actions for the data sources in the list. */
export interface SourceActions {
  /** Why editing is disabled; `undefined` if it's allowed. */
  readonly refusal: string | undefined;
  readonly onEdit: (source: ListedSource) => void;
  readonly onDelete: (source: ListedSource) => void;
  /** Downloads the rows again. */
  readonly onRetry: () => void;
}
