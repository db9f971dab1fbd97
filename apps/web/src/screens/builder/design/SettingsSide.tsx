import { mergeClasses } from '@fluentui/react-components';
import { type ComponentPath, componentAt, type Edited } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { changeComponent } from '../settings/change/change-component.ts';
import { SettingsPane } from '../settings/SettingsPane.tsx';
import type { SettingPlace } from '../settings/setting-place.ts';
import { designMessages } from './design.messages.ts';
import { useDesignStyles } from './design.styles.ts';
import { useDesign } from './design-context.ts';
import { NothingSelected } from './NothingSelected.tsx';
import { SettingsOfSeveral } from './SettingsOfSeveral.tsx';
import { isSeveral } from './selection/create-selection.ts';
import { useSelectedPath, useSelection } from './selection/useSelection.ts';
import { topicOf } from './topic-of.ts';

interface SettingsSideProps {
  readonly ref: Ref<HTMLElement>;
  readonly form: FormDefinition;
  readonly published: FormDefinition | undefined;
  /** There is little room: it lies over the canvas, and only when it was asked for. */
  readonly isDrawer: boolean;
  /** A setting to go to, and what to call when it is there. */
  readonly opening: SettingPlace | undefined;
  readonly onOpened: (() => void) | undefined;
  /** What is there in their place. */
  readonly instead?: ReactNode;
}

/** The settings of what is selected. What is changed in one of them in a row is undone in one step. */
export function SettingsSide({ ref, form, published, isDrawer, opening, onOpened, instead }: SettingsSideProps) {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  const tell = useTell();
  const design = useDesign();
  const path = useSelectedPath();
  const definition = path === undefined ? undefined : componentAt(form, path);
  const isEditing = useSelection((state) => state.isEditing);
  const isNew = useSelection((state) => state.isNew);
  const added = useSelection((state) => state.added);
  const isOfSeveral = useSelection(isSeveral);
  const change = (at: ComponentPath, before: ComponentDefinition, next: ComponentDefinition) => {
    const keep = (now: FormDefinition): Edited => {
      const changed = changeComponent(now, at, before, next);
      if (!changed) tell('error', messages.gone);
      return changed ?? { form: now, path: undefined };
    };
    design.run(keep, { topic: topicOf(at, before, next) });
  };
  if (isDrawer && !instead && !((definition || isOfSeveral) && isEditing)) return null;
  const toCanvas = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') !== 'true') design.leaveSettings();
  };
  return (
    <aside
      ref={ref}
      aria-label={instead ? messages.panes.rules : messages.panes.settings}
      className={mergeClasses(styles.settings, isDrawer && styles.drawer)}
      onKeyDown={toCanvas}
    >
      {instead ||
        (isOfSeveral ? (
          <SettingsOfSeveral form={form} />
        ) : path !== undefined && definition ? (
          <SettingsPane
            form={form}
            path={path}
            definition={definition}
            added={added}
            isNew={isNew}
            published={published}
            opening={opening?.path === path ? opening.setting : undefined}
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
