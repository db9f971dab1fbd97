import { mergeClasses } from '@fluentui/react-components';
import { type ComponentPath, type EditResult, findComponent } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { changeComponent } from '../settings/change/change-component.ts';
import { SettingsPane } from '../settings/SettingsPane.tsx';
import type { SettingLocation } from '../settings/setting-location.ts';
import { designMessages } from './design.messages.ts';
import { useDesignStyles } from './design.styles.ts';
import { useDesignActions } from './design-actions-context.ts';
import { getUndoTopic } from './get-undo-topic.ts';
import { MultiSelectionSettings } from './MultiSelectionSettings.tsx';
import { NothingSelected } from './NothingSelected.tsx';
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
