import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  ArrowClockwise20Regular,
  ArrowDownload20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  MoreHorizontal20Regular,
  Open20Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';

export interface CardActions {
  retry(response: DeviceResponse): void;
  open(response: DeviceResponse): void;
  export(response: DeviceResponse, title: string): void;
  copy(response: DeviceResponse): void;
  discard(response: DeviceResponse): void;
}

/**
 * Menu of actions for a response on this device. A submit can't be revoked, so a submitted response can be copied here,
 * but not discarded.
 */
export function DeviceCardMenu(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly actions: CardActions;
}) {
  const messages = useMessages(deviceMessages);
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  const { response, title, actions } = props;
  const isDraft = response.row?.submitted === 0 && response.row.deleted === 0;
  const isShown = response.row?.deleted !== 1 && (response.row !== undefined || response.state === 'arrived');
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.menu}
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.more({ title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {response.nextTryMs !== undefined && (
            <MenuItem icon={<ArrowClockwise20Regular />} onClick={() => actions.retry(response)}>
              {ui.tryAgain}
            </MenuItem>
          )}
          {isShown && (
            <MenuItem icon={isDraft ? <Edit20Regular /> : <Open20Regular />} onClick={() => actions.open(response)}>
              {isDraft ? messages.edit : messages.open}
            </MenuItem>
          )}
          {response.recovery && (
            <MenuItem icon={<Copy20Regular />} onClick={() => actions.copy(response)}>
              {ui.copy}
            </MenuItem>
          )}
          {response.row && (
            <MenuItem icon={<ArrowDownload20Regular />} onClick={() => actions.export(response, title)}>
              {messages.export}
            </MenuItem>
          )}
          {isDraft && (
            <MenuItem icon={<Delete20Regular />} onClick={() => actions.discard(response)}>
              {messages.discard}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
