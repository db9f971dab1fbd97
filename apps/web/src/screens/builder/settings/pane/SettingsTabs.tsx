import {
  Button,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { PaneTab } from '../pane-form.ts';
import { settingsWords } from '../settings.words.ts';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    height: '44px',
    paddingInline: '8px',
    borderBottom: line,
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

const most = 4;

interface SettingsTabsProps {
  readonly tabs: readonly PaneTab[];
  readonly chosen: PaneTab;
  readonly onChoose: (tab: PaneTab) => void;
  /** DOM id of the panel that shows the chosen tab's settings. */
  readonly panelId: string;
}

/** Four topics beside each other and the others in a menu; a topic chosen there stands in the row. */
export function SettingsTabs({ tabs, chosen, onChoose, panelId }: SettingsTabsProps) {
  const words = useWords(settingsWords);
  const styles = useStyles();
  const first = tabs.slice(0, most);
  const row = first.includes(chosen) ? first : [...tabs.slice(0, most - 1), chosen];
  const rest = tabs.filter((tab) => !row.includes(tab));
  const choose = (id: unknown) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onChoose(tab);
  };
  return (
    <div className={styles.bar}>
      <TabList
        className={styles.tabs}
        aria-label={words.tabs}
        selectedValue={chosen.id}
        onTabSelect={(_, { value }) => choose(value)}
      >
        {row.map(({ id, title }) => (
          <Tab key={id} value={id} id={tabId(panelId, id)} aria-controls={panelId} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {rest.length > 0 && (
        <Menu
          checkedValues={{ tab: [chosen.id] }}
          onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0])}
        >
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              className={styles.more}
              icon={<ChevronDown20Regular />}
              iconPosition="after"
              title={words.moreLabel}
            >
              {words.more({ count: rest.length })}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {rest.map(({ id, title }) => (
                <MenuItemRadio key={id} name="tab" value={id}>
                  {title}
                </MenuItemRadio>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  );
}

export const tabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;
