import { type ChildSlot, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

type Pane = Readonly<Record<string, unknown>>;

const shape = {
  label: text(),
  components: (raw: unknown) => panesOf(raw).map(({ label }) => text()(label)),
  /** The tabs stand beside the panes, where there is room. */
  verticalLayout: flag(),
};

/** `components` are the labels of the panes. */
export type TabsProps = Read<typeof shape>;

/** Components on panes, of which one is seen at a time. A pane is no component: it has a label and a key, and no type. */
export const tabs: ComponentSpec<TabsProps, never> = {
  ...layoutSpec,
  type: 'tabs',
  props: propsSchema(shape),
  children: (_, definition) => slotsOf(definition),
};

function slotsOf({ components }: ComponentDefinition): readonly ChildSlot[] {
  return panesOf(components).map((pane, index) => ({
    name: pane.components === components ? 'components' : `components[${index}]`,
    components: componentsOf(pane.components),
  }));
}

/** NOTE: components that a file has put straight into the tabs, without a pane, are one pane without a label. */
function panesOf(raw: unknown): readonly Pane[] {
  const entries = Array.isArray(raw) ? raw.map((entry): Pane => (isRecord(entry) ? entry : {})) : [];
  const isWithoutPanes = entries.some(({ type }) => typeof type === 'string') && !entries.some(isPane);
  return isWithoutPanes ? [{ components: raw }] : entries;
}

function isPane({ type, components }: Pane): boolean {
  return type === undefined && Array.isArray(components);
}
