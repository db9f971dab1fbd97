import { Button, Caption1, Field, Input, Spinner } from '@fluentui/react-components';
import { ArrowUp16Regular, Document16Regular, Folder16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { SourceLocationLoader } from '../../../data/sources/useSourceLocations.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { useEditorStyles } from './editor.styles.ts';
import { type ChoosableType, isReadable } from './source-draft.ts';

/** Browser of a library's folders to choose a readable file. */
export function FilePicker(props: {
  readonly places: SourceLocationLoader;
  readonly type: ChoosableType;
  readonly driveId: string;
  readonly path: string | undefined;
  readonly onChoose: (path: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const failures = useMessages(failureMessages);
  const styles = useEditorStyles();
  const { places, type, driveId, path, onChoose } = props;
  const [folder, setFolder] = useState(() => path?.split('/').slice(0, -1).join('/') ?? '');
  const { value, cause } = useLoaded(`${driveId} ${folder}`, () => places.loadFolder(driveId, folder));
  const files = value?.files.filter(({ name }) => isReadable(type, name)) ?? [];
  const within = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  return (
    <Field
      label={messages.file}
      required
      hint={type === 'excel-online' ? messages.workbookHint : messages.fileHint}
      {...(cause !== undefined && { validationMessage: formatCause(cause, failures) })}
    >
      <Input readOnly dir="ltr" value={path ?? ''} placeholder={messages.choose} />
      <div className={styles.files}>
        <div className={styles.folder}>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowUp16Regular />}
            aria-label={messages.up}
            disabledFocusable={folder === ''}
            onClick={() => setFolder(folder.split('/').slice(0, -1).join('/'))}
          />
          <Caption1>
            <bdi>{folder === '' ? messages.top : folder}</bdi>
          </Caption1>
        </div>
        {!value && cause === undefined && <Spinner size="tiny" label={messages.comes} />}
        {value && files.length + value.folders.length === 0 && <Caption1>{messages.noFiles}</Caption1>}
        {value?.folders.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            appearance="subtle"
            className={styles.entry}
            icon={<Folder16Regular />}
            onClick={() => setFolder(within(name))}
          >
            {name}
          </Button>
        ))}
        {files.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            appearance={within(name) === path ? 'secondary' : 'subtle'}
            className={styles.entry}
            icon={<Document16Regular />}
            aria-pressed={within(name) === path}
            onClick={() => onChoose(within(name))}
          >
            {name}
          </Button>
        ))}
      </div>
    </Field>
  );
}
