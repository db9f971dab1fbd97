import type { ComponentDefinition } from '@tideform/engine';

/** A page of a wizard: a panel with nothing in it yet, or with the given components. */
export const newPage = (title: string, components: readonly ComponentDefinition[] = []): ComponentDefinition => ({
  type: 'panel',
  title,
  label: title,
  input: false,
  components,
});
