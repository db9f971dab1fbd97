import type { ComponentDefinition, ComponentSpec } from '@tideform/engine';
import { getComponentsSlot } from '../kit/read/child-slots.ts';
import { anything, flag, object, oneOf, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {
  title: text(),
  label: text(),
  hideLabel: flag(),
  tooltip: text(),
  collapsible: flag(),
  collapsed: flag(),
  breadcrumb: oneOf('default', 'condensed', 'none'),
  breadcrumbClickable: flag(true),
  allowPrevious: flag(),
  buttonSettings: object({ previous: flag(true), cancel: flag(), next: flag(true), submit: flag(true) }),
  scrollToTop: flag(true),
  nextPage: anything(),
};

export type PanelProps = ParsedShape<typeof shape>;

/** Component spec of a panel: a titled section; at the top level of a wizard, a page. */
export const panel: ComponentSpec<PanelProps, never> = {
  ...layoutSpec,
  type: 'panel',
  isPage: true,
  props: propsSchema(shape),
  children: getComponentsSlot,
};

/** Creates a wizard page: a panel that is empty or contains the given components. */
export const createPage = (title: string, components: readonly ComponentDefinition[] = []): ComponentDefinition => ({
  type: 'panel',
  title,
  label: title,
  input: false,
  components,
});
