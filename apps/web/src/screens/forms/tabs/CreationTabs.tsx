import { Tab, TabList } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { creationTabsMessages } from './creation-tabs.messages.ts';

const creationTabs = ['new', 'templates', 'import'] as const;

/** How a form is created: new (blank or described), from a template, or by import. */
export type CreationTab = (typeof creationTabs)[number];

const getTabId = (tab: CreationTab): string => `way-${tab}-tab`;

/** Returns the ARIA attributes of the panel below the tabs. */
export const getTabPanelProps = (tab: CreationTab) => ({ role: 'tabpanel', 'aria-labelledby': getTabId(tab) }) as const;

/** Tabs to switch between the ways to create a form. */
export function CreationTabs(props: {
  readonly chosen: CreationTab;
  readonly isBusy: boolean;
  /** Whether the tabs take the focus on mount, because the control that had the focus was removed. */
  readonly hasAutoFocus: boolean;
  readonly className?: string;
  readonly onChoose: (tab: CreationTab) => void;
}) {
  const { chosen, isBusy, hasAutoFocus, className, onChoose } = props;
  const messages = useMessages(creationTabsMessages);
  return (
    <TabList
      aria-label={messages.ways}
      className={className}
      disabled={isBusy}
      selectedValue={chosen}
      onTabSelect={(_, { value }) => onChoose(value as CreationTab)}
    >
      {creationTabs.map((tab) => (
        <Tab key={tab} value={tab} id={getTabId(tab)} autoFocus={hasAutoFocus && tab === chosen}>
          {messages.names[tab]}
        </Tab>
      ))}
    </TabList>
  );
}
