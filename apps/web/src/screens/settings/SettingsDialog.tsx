import { Select, Tab, TabList } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import type { ReactNode } from 'react';
import { TeamUsers } from '../../shell/frame/users/TeamUsers.tsx';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { ApplicationTab } from './ApplicationTab.tsx';
import { PermissionsTab } from './PermissionsTab.tsx';
import { StorageTab } from './StorageTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Tabs, as named by the URL parameter `settings`. */
const tabs = ['application', 'subscription', 'users', 'permissions', 'storage'] as const;
type SettingsTab = (typeof tabs)[number];

/** Dialog with the settings of the app, the open team, and this device. */
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
  const renderForTeam = (render: (team: TeamRow) => ReactNode) =>
    team ? render(team) : <EmptyState title={messages.noTeam} />;
  const contents: Readonly<Record<SettingsTab, () => ReactNode>> = {
    application: () => <ApplicationTab teamId={team?.id} onLeave={onClose} />,
    subscription: () => renderForTeam((team) => <SubscriptionTab team={team} onLeave={onClose} />),
    users: () =>
      renderForTeam((team) => (
        <MembersLocaleBoundary>
          <TeamUsers team={team} />
        </MembersLocaleBoundary>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <div className={styles.body} role="tabpanel" tabIndex={0} aria-label={messages.tabs[tab]}>
        {contents[tab]()}
      </div>
    </DialogFrame>
  );
}
