import { Button, Drawer, DrawerBody, DrawerHeader, DrawerHeaderTitle } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons';
import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { frameWords } from '../frame.words.ts';
import { SidebarFoot } from './SidebarFoot.tsx';
import { TeamList } from './TeamList.tsx';

/** The teams on a phone. */
export function TeamDrawer(props: {
  readonly teams: readonly TeamRow[] | undefined;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}) {
  const words = useWords(frameWords);
  return (
    <Drawer open position="start" size="small" type="overlay" onOpenChange={(_, data) => !data.open && props.onClose()}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss24Regular />}
              aria-label={words.closeTeams}
              onClick={props.onClose}
            />
          }
        >
          {words.teams}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <TeamList teams={props.teams} isTouch onChoose={props.onClose} />
      </DrawerBody>
      <SidebarFoot isTouch onSettings={props.onSettings} />
    </Drawer>
  );
}
