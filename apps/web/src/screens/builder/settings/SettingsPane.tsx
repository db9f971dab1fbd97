import { Body1, Button, Caption1, Skeleton, SkeletonItem, Subtitle2 } from '@fluentui/react-components';
import { ArrowMaximize20Regular, Code20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import type { ComponentPath } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { getFieldLabel, stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, customFieldProperty } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { IconTile } from '../../../ui/icons/IconTile.tsx';
import type { SettingsFormProps } from './pane/SettingsForm.tsx';
import { useSettingsStyles } from './pane/settings.styles.ts';
import { settingsMessages } from './settings.messages.ts';

interface SettingsPaneProps extends SettingsFormProps {
  /** Number of components added so far; each new component resets the form. */
  readonly addedCount?: number;
  readonly onClose?: (() => void) | undefined;
  /** Selects another component: one that refers to the edited component. */
  readonly onSelect?: (path: ComponentPath) => void;
}

const WhereUsed = onDemand(async () => (await import('./pane/WhereUsed.tsx')).WhereUsed);
const EditJsonDialog = onDemand(async () => (await import('./EditJsonDialog.tsx')).EditJsonDialog);
const ComponentDialog = onDemand(async () => (await import('./dialog/ComponentDialog.tsx')).ComponentDialog);

/**
 * Settings of the selected component. Valid edits are written into the form immediately; invalid edits are not written.
 */
export function SettingsPane(props: SettingsPaneProps) {
  const styles = useSettingsStyles();
  const [isJsonOpen, setJsonOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { form, path, definition, published, onChange, addedCount = 0 } = props;
  const isKnown = Object.hasOwn(specs, definition.type);
  const editJson = () => setJsonOpen(true);
  const identity = `${path} ${definition.type} ${addedCount}`;
  return (
    <div className={styles.pane}>
      <PaneHeader
        definition={definition}
        onEnlarge={isKnown ? () => setDialogOpen(true) : undefined}
        onEditJson={editJson}
        onClose={props.onClose}
      />
      {isKnown ? (
        <SettingsForm key={identity} {...props} />
      ) : (
        <UnknownType type={definition.type} onEditJson={editJson} />
      )}
      {props.onSelect && <WhereUsed form={form} path={path} onSelect={props.onSelect} />}
      {isDialogOpen && (
        <ComponentDialog
          {...{ form, path, definition, published }}
          onSave={onChange}
          onClose={() => setDialogOpen(false)}
        />
      )}
      {isJsonOpen && <EditJsonDialog definition={definition} onApply={onChange} onClose={() => setJsonOpen(false)} />}
    </div>
  );
}

function UnknownType({ type, onEditJson }: { readonly type: string; readonly onEditJson: () => void }) {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  return (
    <div className={styles.note}>
      <Subtitle2 as="h3" className={styles.noteTitle}>
        {messages.unknown({ type })}
      </Subtitle2>
      <Body1 as="p" className={styles.quiet}>
        {messages.unknownText}
      </Body1>
      <Button onClick={onEditJson}>{messages.editJson}</Button>
    </div>
  );
}

interface PaneHeaderProps {
  readonly definition: ComponentDefinition;
  /** Opens the settings in a dialog; `undefined` for an unknown component type. */
  readonly onEnlarge: (() => void) | undefined;
  readonly onEditJson: () => void;
  readonly onClose: (() => void) | undefined;
}

/** Header of the settings: name and type of the component, and actions. */
function PaneHeader({ definition, onEnlarge, onEditJson, onClose }: PaneHeaderProps) {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { findName: nameOf } = useLocalized(localizedPalette);
  const Icon = findPaletteIcon(definition.type);
  const kind = nameOf(definition.type) ?? definition.type;
  const field = definition[customFieldProperty];
  const title = typeof definition.title === 'string' ? stripHtmlTags(definition.title) : '';
  return (
    <header className={styles.head}>
      <IconTile size="small" icon={<Icon />} />
      <div className={styles.titles}>
        <Subtitle2 as="h2" block dir="auto" className={styles.title}>
          {title || getFieldLabel(definition) || definition.type}
        </Subtitle2>
        <Caption1 block className={styles.type}>
          {typeof field === 'string' ? messages.madeOf({ kind, field }) : kind}
        </Caption1>
      </div>
      {onEnlarge && (
        <Tooltip content={messages.enlarge} relationship="label">
          <Button appearance="subtle" icon={<ArrowMaximize20Regular />} onClick={onEnlarge} />
        </Tooltip>
      )}
      <Tooltip content={messages.editJson} relationship="label">
        <Button appearance="subtle" icon={<Code20Regular />} onClick={onEditJson} />
      </Tooltip>
      {onClose && (
        <Tooltip content={messages.close} relationship="label">
          <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
        </Tooltip>
      )}
    </header>
  );
}

/** Skeleton of the settings, shown while they are loading. */
function SettingsSkeleton() {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  return (
    <Skeleton aria-label={messages.loading} className={styles.bones}>
      <SkeletonItem size={28} />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonItem key={row} size={48} />
      ))}
    </Skeleton>
  );
}

/** Settings form with its editors, loaded when the first component is selected. */
export const SettingsForm = onDemand(
  async () => (await import('./pane/SettingsForm.tsx')).SettingsForm,
  SettingsSkeleton,
);
