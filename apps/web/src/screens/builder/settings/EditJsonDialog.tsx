import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';
import { useMemo, useState } from 'react';
import { CodeEditor } from '../../../ui/CodeEditor.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useSettingsStyles } from './pane/settings.styles.ts';
import { readComponent } from './read-component.ts';
import { words } from './settings.words.ts';

/** One component as JSON. Applied as a whole or not at all. */
export function EditJsonDialog(props: {
  readonly definition: ComponentDefinition;
  readonly onApply: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}) {
  const styles = useSettingsStyles();
  const { definition, onApply, onClose } = props;
  const [original] = useState(() => JSON.stringify(definition, null, 2));
  const [source, setSource] = useState(original);
  const read = useMemo(() => readComponent(source), [source]);
  const apply = () => {
    if (!read.ok) return;
    if (source !== original) onApply(read.definition);
    onClose();
  };
  return (
    <DialogFrame
      title={words.json.title(fieldLabel(definition) || definition.type)}
      surfaceClass={styles.jsonSurface}
      contentClass={styles.json}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.json.cancel}</Button>
          <Button appearance="primary" disabledFocusable={!read.ok} onClick={apply}>
            {words.json.apply}
          </Button>
        </>
      }
    >
      <span className={styles.quiet}>{words.json.hint}</span>
      <CodeEditor label={words.json.label} loading={words.json.loading} value={original} onChange={setSource} />
      <div role="status">
        {!read.ok && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{words.json.broken}</MessageBarTitle>
              <ul className={styles.problems}>
                {read.problems.slice(0, 5).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </DialogFrame>
  );
}
