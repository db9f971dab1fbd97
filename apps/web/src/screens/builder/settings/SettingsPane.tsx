import { Body1, Button, Subtitle2 } from '@fluentui/react-components';
import type { ComponentPath } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { PaneHeader } from './pane/PaneHeader.tsx';
import type { SettingsFormProps } from './pane/SettingsForm.tsx';
import { useSettingsStyles } from './pane/settings.styles.ts';
import { settingsMessages } from './settings.messages.ts';
import { SettingsForm } from './settings-form.ts';

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
