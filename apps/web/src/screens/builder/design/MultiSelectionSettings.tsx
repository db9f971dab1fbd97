import { findComponent, replaceComponents } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useDesignActions } from './design-actions-context.ts';
import { getUndoTopic } from './get-undo-topic.ts';
import { useSelection } from './selection/useSelection.ts';

const SharedSettingsPane = onDemand(
  async () => (await import('../settings/several/SharedSettingsPane.tsx')).SharedSettingsPane,
);

/** Settings that all selected components share. Consecutive changes to the same setting are undone in one step. */
export function MultiSelectionSettings({ form }: { readonly form: FormDefinition }) {
  const { selection, runForAll } = useDesignActions();
  const selectedPaths = useSelection((state) => state.selectedPaths);
  const selected = [...selectedPaths].flatMap((path): readonly (readonly [string, ComponentDefinition])[] => {
    const definition = findComponent(form, path);
    return definition ? [[path, definition]] : [];
  });
  const change = (next: readonly ComponentDefinition[]) => {
    const topics = selected.map(([path, before], index) => getUndoTopic(path, before, next[index] ?? before));
    const changed = new Map(selected.map(([path, before], index) => [path, next[index] ?? before]));
    runForAll((now) => replaceComponents(now, changed), { topic: topics.join(' ') });
  };
  return (
    <SharedSettingsPane
      definitions={selected.map(([, definition]) => definition)}
      onChange={change}
      onClose={() => selection.select(undefined)}
    />
  );
}
