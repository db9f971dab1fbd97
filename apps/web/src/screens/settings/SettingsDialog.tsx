import { Select, Tab, TabList } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import type { ReactNode } from 'react';
import { TeamUsers } from '../../shell/frame/users/TeamUsers.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MembersPart } from '../../ui/MembersPart.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { ApplicationTab } from './ApplicationTab.tsx';
import { PermissionsTab } from './PermissionsTab.tsx';
import { StorageTab } from './StorageTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Those that `settings` of the address may name. */
const tabs = ['application', 'subscription', 'users', 'permissions', 'storage'] as const;
type SettingsTab = (typeof tabs)[number];

/** What concerns the app, the team that is open, and what this device keeps. */
export function SettingsDialog(props: { readonly team: TeamRow | null | undefined; readonly onClose: () => void }) {
  const { team, onClose } = props;
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((one) => one === query.get('settings')) ?? 'application';
  const setTab = (next: SettingsTab) =>
    setQuery(
      (now) => {
        const address = new URLSearchParams(now);
        address.set('settings', next);
        return address;
      },
      { replace: true },
    );
  const ofTeam = (draw: (team: TeamRow) => ReactNode) => (team ? draw(team) : <EmptyState title={messages.noTeam} />);
  const contents: Readonly<Record<SettingsTab, () => ReactNode>> = {
    application: () => <ApplicationTab teamId={team?.id} onLeave={onClose} />,
    subscription: () => ofTeam((team) => <SubscriptionTab team={team} onLeave={onClose} />),
    users: () =>
      ofTeam((team) => (
        <MembersPart>
          <TeamUsers team={team} />
        </MembersPart>
      )),
    permissions: () => <PermissionsTab team={team ?? undefined} />,
    storage: () => <StorageTab team={team ?? undefined} onLeave={onClose} />,
  };
  return (
    <DialogFrame
      title={messages.title}
      {...(team && { subject: team.displayName })}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      onClose={onClose}
    >
      {isPhone ? (
        <Select
          size="large"
          className={styles.pick}
          aria-label={messages.title}
          value={tab}
          onChange={(_, { value }) => setTab(value as SettingsTab)}
        >
          {tabs.map((one) => (
            <option key={one} value={one}>
              {messages.tabs[one]}
            </option>
          ))}
        </Select>
      ) : (
        <TabList
          vertical
          reserveSelectedTabSpace={false}
          className={styles.tabs}
          aria-label={messages.title}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setTab(value as SettingsTab)}
        >
          {tabs.map((one) => (
            <Tab key={one} value={one}>
              {messages.tabs[one]}
            </Tab>
          ))}
        </TabList>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <div className={styles.body} role="tabpanel" tabIndex={0} aria-label={messages.tabs[tab]}>
        {contents[tab]()}
      </div>
    </DialogFrame>
  );
}
