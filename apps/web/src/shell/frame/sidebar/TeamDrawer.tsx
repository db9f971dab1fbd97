import { Button, Drawer, DrawerBody, DrawerHeader, DrawerHeaderTitle } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { frameMessages } from '../frame.messages.ts';
import { SidebarFooter } from './Sidebar.tsx';
import { TeamList } from './TeamList.tsx';

/** Drawer with the teams on phones. */
export function TeamDrawer(props: {
  readonly teams: readonly TeamRow[] | undefined;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}) {
  const messages = useMessages(frameMessages);
  return (
    <Drawer open position="start" size="small" type="overlay" onOpenChange={(_, data) => !data.open && props.onClose()}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss24Regular />}
              aria-label={messages.closeTeams}
              onClick={props.onClose}
            />
          }
        >
          {messages.teams}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <TeamList teams={props.teams} isTouch onChoose={props.onClose} />
      </DrawerBody>
      <SidebarFooter isTouch onSettings={props.onSettings} />
    </Drawer>
  );
}
