import { Tab, TabList } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { designMessages } from './design.messages.ts';
import { useDesignStyles } from './design.styles.ts';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';

export type ComponentsPaneTab = 'components' | 'outline';

interface ComponentsPaneProps {
  readonly form: FormDefinition;
  readonly tab: ComponentsPaneTab;
  readonly onTab: (tab: ComponentsPaneTab) => void;
}

/** Pane beside the canvas: the palette of components, or the outline of the form. */
export function ComponentsPane({ form, tab, onTab }: ComponentsPaneProps) {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  const id = useId();
  return (
    <section aria-label={messages.panes.parts} className={styles.parts}>
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_, { value }) => onTab(value as ComponentsPaneTab)}
      >
        {(['components', 'outline'] as const).map((value) => (
          <Tab
            key={value}
            value={value}
            className={styles.tab}
            title={messages.tabs[value]}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          >
            {messages.tabs[value]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === 'components' ? <Palette /> : <Outline form={form} />}
      </div>
    </section>
  );
}
