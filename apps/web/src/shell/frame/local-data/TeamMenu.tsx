import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components';
import { ArrowSyncCircle20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { localDataWords } from './local-data.words.ts';

const ResyncTeamDialog = onDemand(async () => (await import('./ResyncTeamDialog.tsx')).ResyncTeamDialog);

const useStyles = makeStyles({ touch: { minWidth: '44px', minHeight: '44px' } });

/** What can be done with a team's data on this device. */
export function TeamMenu({ team, isTouch = false }: { readonly team: TeamRow; readonly isTouch?: boolean }) {
  const words = useWords(localDataWords);
  const styles = useStyles();
  const [isResyncing, setResyncing] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontal20Regular />}
            aria-label={words.teamMenu({ team: team.displayName })}
            {...(isTouch && { className: styles.touch })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<ArrowSyncCircle20Regular />} onClick={() => setResyncing(true)}>
              {words.resync}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isResyncing && <ResyncTeamDialog team={team} onClose={() => setResyncing(false)} />}
    </>
  );
}
