import {
  Button,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Overflow,
  OverflowItem,
  Tab,
  TabList,
  tokens,
  useOverflowMenu,
  useOverflowVisibility,
} from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { PaneTab } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    height: '44px',
    paddingInline: '8px',
    borderBottom: thinBorder,
    flexShrink: 0,
  },
  tabs: { minWidth: 0 },
  tab: { paddingInline: tokens.spacingHorizontalS },
  more: {
    flexShrink: 0,
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalSNudge,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
  },
});

interface SettingsTabsProps {
  readonly tabs: readonly PaneTab[];
  readonly chosen: PaneTab;
  readonly onChoose: (tab: PaneTab) => void;
  /** DOM ID of the panel with the settings of the chosen tab. */
  readonly panelId: string;
}

/** Tabs for the topics: as many as fit, always including the chosen one, and a menu for the others. */
export function SettingsTabs({ tabs, chosen, onChoose, panelId }: SettingsTabsProps) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const choose = (id: unknown) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onChoose(tab);
  };
  return (
    <Overflow minimumVisible={1}>
      <div className={styles.bar}>
        <TabList
          className={styles.tabs}
          aria-label={messages.tabs}
          selectedValue={chosen.id}
          onTabSelect={(_, { value }) => choose(value)}
        >
          {tabs.map(({ id, title }, index) => (
            <OverflowItem key={id} id={id} priority={id === chosen.id ? tabs.length + 1 : tabs.length - index}>
              <Tab value={id} id={createTabId(panelId, id)} aria-controls={panelId} className={styles.tab}>
                {title}
              </Tab>
            </OverflowItem>
          ))}
        </TabList>
        <MoreTabs tabs={tabs} chosen={chosen} onChoose={choose} />
      </div>
    </Overflow>
  );
}

interface MoreTabsProps extends Pick<SettingsTabsProps, 'tabs' | 'chosen'> {
  readonly onChoose: (id: unknown) => void;
}

/** Menu with the topics that don't fit. */
function MoreTabs({ tabs, chosen, onChoose }: MoreTabsProps) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const { ref, overflowCount, isOverflowing } = useOverflowMenu<HTMLButtonElement>();
  const visible = useOverflowVisibility().itemVisibility;
  if (!isOverflowing) return null;
  return (
    <Menu
      checkedValues={{ tab: [chosen.id] }}
      onCheckedValueChange={(_, { checkedItems }) => onChoose(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          appearance="subtle"
          className={styles.more}
          icon={<ChevronDown20Regular />}
          iconPosition="after"
          title={messages.moreLabel}
        >
          {messages.more({ count: overflowCount })}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {tabs
            .filter(({ id }) => visible[id] === false)
            .map(({ id, title }) => (
              <MenuItemRadio key={id} name="tab" value={id}>
                {title}
              </MenuItemRadio>
            ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

export const createTabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;

const storageKey = 'tideform.builder.settings-tab';

/**
 * Settings tab that was used last in this browser tab, or else the first one.
 * @param startsFirst starts with the first tab
 */
export function useChosenTab(tabs: readonly PaneTab[], startsFirst = false) {
  const [key, setKey] = useState(() => (startsFirst ? null : sessionStorage.getItem(storageKey)));
  const chosen = tabs.find((tab) => tab.key === key) ?? tabs[0];
  const choose = (tab: PaneTab) => {
    setKey(tab.key);
    sessionStorage.setItem(storageKey, tab.key);
  };
  return [chosen, choose] as const;
}
