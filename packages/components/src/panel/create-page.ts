import type { ComponentDefinition } from '@tideform/engine';

/** Creates a wizard page: a panel that is empty or contains the given components. */
export const createPage = (title: string, components: readonly ComponentDefinition[] = []): ComponentDefinition => ({
  type: 'panel',
  title,
  label: title,
  input: false,
  components,
});
