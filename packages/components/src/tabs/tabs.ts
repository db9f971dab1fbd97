import { type ChildSlot, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { parseComponents } from '../kit/read/child-slots.ts';
import { flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

type StoredPane = Readonly<Record<string, unknown>>;

const shape = {
  label: text(),
  components: (raw: unknown) => parsePanes(raw).map(({ label }) => text()(label)),
  /** Whether the tabs are at the side of the panes in wide containers, instead of above. */
  verticalLayout: flag(),
};

/** Settings of tabs. `components` contains the labels of the panes. */
export type TabsProps = ParsedShape<typeof shape>;

/**
 * Component spec of tabs: panes with components, one visible at a time. A pane isn't a component: it has a label and a
 * key, but no type.
 */
export const tabs: ComponentSpec<TabsProps, never> = {
  ...layoutSpec,
  type: 'tabs',
  props: propsSchema(shape),
  children: (_, definition) => listSlots(definition),
};

function listSlots({ components }: ComponentDefinition): readonly ChildSlot[] {
  return parsePanes(components).map((pane, index) => ({
    name: pane.components === components ? 'components' : `components[${index}]`,
    components: parseComponents(pane.components),
  }));
}

/**
 * Parses the panes.
 * NOTE: components that are stored directly in the tabs, without a pane, become one pane without a label.
 */
function parsePanes(raw: unknown): readonly StoredPane[] {
  const entries = Array.isArray(raw) ? raw.map((entry): StoredPane => (isRecord(entry) ? entry : {})) : [];
  const isWithoutPanes = entries.some(({ type }) => typeof type === 'string') && !entries.some(isPane);
  return isWithoutPanes ? [{ components: raw }] : entries;
}

function isPane({ type, components }: StoredPane): boolean {
  return type === undefined && Array.isArray(components);
}
