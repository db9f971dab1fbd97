import { findChildSlots } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { tabsMessages } from './tabs.messages.ts';
import { printTabs } from './tabs.print.ts';
import { tabs } from './tabs.ts';

const messages = await tabsMessages.read({ language: 'en', locale: 'en' });

const field = { type: 'number', key: 'n' };
const listSlots = (definition: { type: string; components?: unknown }) =>
  tabs.children(tabs.props.parse(definition), definition);

describe('tabs', () => {
  it('has a slot for each pane, named by its path in the definition', () => {
    const definition = { type: 'tabs', components: [{ label: 'A', components: [field, null] }, { components: [] }] };
    expect(listSlots(definition)).toEqual([
      { name: 'components[0]', components: [field] },
      { name: 'components[1]', components: [] },
    ]);
    expect(listSlots(definition)).toEqual(findChildSlots(definition));
  });

  it('puts components that are stored without panes into one pane', () => {
    const definition = { type: 'tabs', components: [field, null] };
    expect(listSlots(definition)).toEqual([{ name: 'components', components: [field] }]);
    expect(listSlots(definition)).toEqual(findChildSlots(definition));
    expect(tabs.props.parse(definition).components).toEqual(['']);
  });

  it('ignores invalid panes', () => {
    expect([null, {}, 'x', [null, 3]].map((components) => listSlots({ type: 'tabs', components }).length)).toEqual([
      0, 0, 0, 2,
    ]);
  });

  it('prints every pane under its label, without empty panes', () => {
    const props = tabs.props.parse({ components: [{ label: 'A' }, { label: 'B' }, {}] });
    const slots = [[{ kind: 'text', text: 'a' }], [], [{ kind: 'text', text: 'c' }]] as const;
    expect(printTabs(messages)({ props, value: undefined, label: 'Tabs', slots })).toEqual([
      { kind: 'group', title: 'A', blocks: slots[0] },
      { kind: 'group', title: 'Tab 3', blocks: slots[2] },
    ]);
  });
});
