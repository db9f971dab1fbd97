import { Tab, TabList } from '@fluentui/react-components';
import { GlobeRegular, PeopleTeamRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useBuildRight, useTeam } from '../../data/useTeam.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { MembersPart } from '../../ui/MembersPart.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';
import type { SharedThing } from './shared-thing.ts';

const AnyonePanel = onDemand(async () => (await import('./anyone/AnyonePanel.tsx')).AnyonePanel);

/**
 * Ways to a form for members of its team and, made by who may build it, for anybody. A response is its members' alone.
 */
export function ShareDialog({ shared, onClose }: { readonly shared: SharedThing; readonly onClose: () => void }) {
  const messages = useMessages(shareMessages);
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  const [tab, setTab] = useState<'members' | 'anyone'>('members');
  const canBuild = useBuildRight(useTeam(shared.teamId)) === true;
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
        <MembersPart>
          <AnyonePanel shared={shared} />
        </MembersPart>
      ) : (
        <MembersPanel shared={shared} />
      )}
    </DialogFrame>
  );
}
