import type { ComponentDefinition } from '@tideform/engine';

/** Creates a page of a wizard: a panel, empty or with the given components. */
export const createPage = (title: string, components: readonly ComponentDefinition[] = []): ComponentDefinition => ({
  type: 'panel',
  title,
  label: title,
  input: false,
  components,
});
