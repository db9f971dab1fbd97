import { Body1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { ArrowMove20Regular, CursorClick20Regular, Keyboard20Regular } from '@fluentui/react-icons';
import { type ComponentPath, type EditResult, findComponent, replaceComponents } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { changeComponent } from '../settings/change-component.ts';
import { SettingsPane } from '../settings/SettingsPane.tsx';
import type { SettingLocation } from '../settings/setting-location.ts';
import { designMessages } from './design.messages.ts';
import { useDesignStyles } from './design.styles.ts';
import { useDesignActions } from './design-actions-context.ts';
import { isMultiSelection } from './selection/create-selection.ts';
import { useSelectedPath, useSelection } from './selection/useSelection.ts';

interface SettingsSidebarProps {
  readonly ref: Ref<HTMLElement>;
  readonly form: FormDefinition;
  readonly published: FormDefinition | undefined;
  /** True on a narrow screen: the settings cover the canvas, and open only on request. */
  readonly isDrawer: boolean;
  /** Setting to open, and a callback for when it is shown. */
  readonly settingToOpen: SettingLocation | undefined;
  readonly onOpened: (() => void) | undefined;
  /** Content that replaces the settings. */
  readonly instead?: ReactNode;
}

/** Settings of the selected component or components. Consecutive changes to the same setting are undone in one step. */
export function SettingsSidebar({
  ref,
  form,
  published,
  isDrawer,
  settingToOpen,
  onOpened,
  instead,
}: SettingsSidebarProps) {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  const showToast = useShowToast();
  const design = useDesignActions();
  const path = useSelectedPath();
  const definition = path === undefined ? undefined : findComponent(form, path);
  const isEditing = useSelection((state) => state.isEditing);
  const isNew = useSelection((state) => state.isNew);
  const added = useSelection((state) => state.addedCount);
  const isMultiSelected = useSelection(isMultiSelection);
  const change = (at: ComponentPath, before: ComponentDefinition, next: ComponentDefinition) => {
    const applyChange = (now: FormDefinition): EditResult => {
      const changed = changeComponent(now, at, before, next);
      if (!changed) showToast('error', messages.gone);
      return changed ?? { form: now, path: undefined };
    };
    design.run(applyChange, { topic: getUndoTopic(at, before, next) });
  };
  if (isDrawer && !instead && !((definition || isMultiSelected) && isEditing)) return null;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') !== 'true') design.leaveSettings();
  };
  return (
    <aside
      ref={ref}
      aria-label={instead ? messages.panes.rules : messages.panes.settings}
      className={mergeClasses(styles.settings, isDrawer && styles.drawer)}
      onKeyDown={handleKeyDown}
    >
      {instead ||
        (isMultiSelected ? (
          <MultiSelectionSettings form={form} />
        ) : path !== undefined && definition ? (
          <SettingsPane
            form={form}
            path={path}
            definition={definition}
            addedCount={added}
            isNew={isNew}
            published={published}
            settingToOpen={settingToOpen?.path === path ? settingToOpen.setting : undefined}
            onOpened={onOpened}
            onChange={(next) => change(path, definition, next)}
            onSelect={(from) => design.selection.select(from)}
            onClose={isDrawer ? design.leaveSettings : () => design.selection.select(undefined)}
          />
        ) : (
          <NothingSelected />
        ))}
    </aside>
  );
}

const tips = [
  ['select', CursorClick20Regular],
  ['move', ArrowMove20Regular],
  ['keys', Keyboard20Regular],
] as const;

/** Tips that replace the settings while no component is selected. */
function NothingSelected() {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  return (
    <div className={styles.empty}>
      <Subtitle2 as="h2" className={styles.emptyTitle}>
        {messages.settings.none}
      </Subtitle2>
      {tips.map(([tip, Icon]) => (
        <Body1 key={tip} as="p" className={styles.tip}>
          <Icon aria-hidden className={styles.tipIcon} />
          <span>{messages.settings.tips[tip]}</span>
        </Body1>
      ))}
    </div>
  );
}

const SharedSettingsPane = onDemand(
  async () => (await import('../settings/several/SharedSettingsPane.tsx')).SharedSettingsPane,
);

/** Settings that all selected components share. Consecutive changes to the same setting are undone in one step. */
function MultiSelectionSettings({ form }: { readonly form: FormDefinition }) {
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

/**
 * Returns the undo topic of an edit: the component's path and the names of the changed settings. Consecutive edits with
 * the same topic are undone in one step.
 */
function getUndoTopic(path: string, before: ComponentDefinition, after: ComponentDefinition): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [path, ...[...names].filter((name) => before[name] !== after[name])].join(' ');
}
