import { Tab, TabList } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { waysMessages } from './ways.messages.ts';

const ways = ['new', 'templates', 'import'] as const;

/** How a form begins: with nothing or a description, with a template, with a form that people bring. */
export type Way = (typeof ways)[number];

const tabId = (way: Way): string => `way-${way}-tab`;

/** What a panel below the tabs says of itself. */
export const wayPanel = (way: Way) => ({ role: 'tabpanel', 'aria-labelledby': tabId(way) }) as const;

/** The ways to begin a form, once somebody has gone one of them: all others stay one step away. */
export function WayTabs(props: {
  readonly chosen: Way;
  readonly isBusy: boolean;
  /** What led here is gone. */
  readonly takesFocus: boolean;
  readonly className?: string;
  readonly onChoose: (way: Way) => void;
}) {
  const { chosen, isBusy, takesFocus, className, onChoose } = props;
  const messages = useMessages(waysMessages);
  return (
    <TabList
      aria-label={messages.ways}
      className={className}
      disabled={isBusy}
      selectedValue={chosen}
      onTabSelect={(_, { value }) => onChoose(value as Way)}
    >
      {ways.map((way) => (
        <Tab key={way} value={way} id={tabId(way)} autoFocus={takesFocus && way === chosen}>
          {messages.names[way]}
        </Tab>
      ))}
    </TabList>
  );
}
