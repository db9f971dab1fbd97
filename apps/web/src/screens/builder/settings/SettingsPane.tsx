import { Body1, Button, Subtitle2 } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { lazy, Suspense, useState } from 'react';
import type { ComponentPath } from '../edit-form/place/component-path.ts';
import { loadSettingsForm } from './load-settings-form.ts';
import { PaneHeader } from './pane/PaneHeader.tsx';
import { SettingsBones } from './pane/SettingsBones.tsx';
import { useSettingsStyles } from './pane/settings.styles.ts';
import { words } from './settings.words.ts';

export interface SettingsPaneProps {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  /** What people answer today. A property name that is in it does not follow its label any more. */
  readonly published?: FormDefinition | undefined;
  readonly onChange: (next: ComponentDefinition) => void;
  readonly onClose?: (() => void) | undefined;
  /** Path of a setting to go to, as soon as it is drawn. */
  readonly opening?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
}

const EditJsonDialog = onDemand(async () => (await import('./EditJsonDialog.tsx')).EditJsonDialog);
const SettingsForm = lazy(() => loadSettingsForm().then((loaded) => ({ default: loaded.SettingsForm })));

/** The settings of the selected component. Edits go into the form as they are made; what is not sound yet waits. */
export function SettingsPane(props: SettingsPaneProps) {
  const styles = useSettingsStyles();
  const [isJsonOpen, setJsonOpen] = useState(false);
  const { path, definition, onChange } = props;
  const isKnown = Object.hasOwn(specs, definition.type);
  const editJson = () => setJsonOpen(true);
  const identity = `${path} ${definition.type}`;
  return (
    <div className={styles.pane}>
      <PaneHeader definition={definition} onEditJson={editJson} onClose={props.onClose} />
      {isKnown ? (
        <Suspense fallback={<SettingsBones />}>
          <SettingsForm key={identity} {...props} />
        </Suspense>
      ) : (
        <UnknownType type={definition.type} onEditJson={editJson} />
      )}
      {isJsonOpen && <EditJsonDialog definition={definition} onApply={onChange} onClose={() => setJsonOpen(false)} />}
    </div>
  );
}

function UnknownType({ type, onEditJson }: { readonly type: string; readonly onEditJson: () => void }) {
  const styles = useSettingsStyles();
  return (
    <div className={styles.note}>
      <Subtitle2 as="h3" className={styles.noteTitle}>
        {words.unknown(type)}
      </Subtitle2>
      <Body1 as="p" className={styles.quiet}>
        {words.unknownText}
      </Body1>
      <Button onClick={onEditJson}>{words.editJson}</Button>
    </div>
  );
}
