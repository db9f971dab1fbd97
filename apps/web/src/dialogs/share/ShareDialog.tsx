import { Tab, TabList } from '@fluentui/react-components';
import { GlobeRegular, PeopleTeamRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { ShareSubject } from './links.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

const AnyonePanel = onDemand(async () => (await import('./anyone/AnyonePanel.tsx')).AnyonePanel);

/**
 * Dialog with links to a form for team members and, for builders, share links for anyone. Responses can only be shared
 * with team members.
 */
export function ShareDialog({ shared, onClose }: { readonly shared: ShareSubject; readonly onClose: () => void }) {
  const messages = useMessages(shareMessages);
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  const [tab, setTab] = useState<'members' | 'anyone'>('members');
  const canBuild = useCanBuild(useTeam(shared.teamId)) === true;
  const hasTabs = canBuild && !shared.response;
  return (
    <DialogFrame title={ui.share} subject={shared.title} surfaceClass={styles.surface} onClose={onClose}>
      {hasTabs && (
        <TabList
          aria-label={ui.share}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setTab(value as 'members' | 'anyone')}
        >
          <Tab value="members" icon={<PeopleTeamRegular />}>
            {messages.members}
          </Tab>
          <Tab value="anyone" icon={<GlobeRegular />}>
            {messages.anyone}
          </Tab>
        </TabList>
      )}
      {hasTabs && tab === 'anyone' ? (
        <MembersLocaleBoundary>
          <AnyonePanel shared={shared} />
        </MembersLocaleBoundary>
      ) : (
        <MembersPanel shared={shared} />
      )}
    </DialogFrame>
  );
}
