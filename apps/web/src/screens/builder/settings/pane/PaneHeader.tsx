import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { ArrowMaximize20Regular, Code20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { getFieldLabel, stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { type ComponentDefinition, customFieldProperty } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { IconTile } from '../../../../ui/IconTile.tsx';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

interface PaneHeaderProps {
  readonly definition: ComponentDefinition;
  /** Opens the settings in a dialog; `undefined` for an unknown component type. */
  readonly onEnlarge: (() => void) | undefined;
  readonly onEditJson: () => void;
  readonly onClose: (() => void) | undefined;
}

/** Header of the settings: name and type of the component, and actions. */
export function PaneHeader({ definition, onEnlarge, onEditJson, onClose }: PaneHeaderProps) {
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
