import { componentAt, replaceComponents } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useDesign } from './design-context.ts';
import { useSelection } from './selection/useSelection.ts';
import { topicOf } from './topic-of.ts';

const SeveralSettings = onDemand(async () => (await import('../settings/several/SeveralSettings.tsx')).SeveralSettings);

/** The settings that all selected components have. What is changed in one of them in a row is undone in one step. */
export function SettingsOfSeveral({ form }: { readonly form: FormDefinition }) {
  const { selection, runForAll } = useDesign();
  const marked = useSelection((state) => state.marked);
  const chosen = [...marked].flatMap((path): readonly (readonly [string, ComponentDefinition])[] => {
    const definition = componentAt(form, path);
    return definition ? [[path, definition]] : [];
  });
  const change = (next: readonly ComponentDefinition[]) => {
    const topics = chosen.map(([path, before], index) => topicOf(path, before, next[index] ?? before));
    const changed = new Map(chosen.map(([path, before], index) => [path, next[index] ?? before]));
    runForAll((now) => replaceComponents(now, changed), { topic: topics.join(' ') });
  };
  return (
    <SeveralSettings
      definitions={chosen.map(([, definition]) => definition)}
      onChange={change}
      onClose={() => selection.select(undefined)}
    />
  );
}
