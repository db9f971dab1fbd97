import { Button, Caption1, Field, Input, Spinner } from '@fluentui/react-components';
import { ArrowUp16Regular, Document16Regular, Folder16Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { SourcePlaces } from '../../../data/sources/useSourcePlaces.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { useEditorStyles } from './editor.styles.ts';
import { editorWords } from './editor.words.ts';
import { type ChoosableType, isReadable } from './source-draft.ts';

/** Goes through the folders of a library to a file that can be read. */
export function FilePicker(props: {
  readonly places: SourcePlaces;
  readonly type: ChoosableType;
  readonly driveId: string;
  readonly path: string | undefined;
  readonly onChoose: (path: string) => void;
}) {
  const words = useWords(editorWords);
  const failures = useWords(failureWords);
  const styles = useEditorStyles();
  const { places, type, driveId, path, onChoose } = props;
  const [folder, setFolder] = useState(() => path?.split('/').slice(0, -1).join('/') ?? '');
  const { value, cause } = useLoaded(`${driveId} ${folder}`, () => places.folder(driveId, folder));
  const files = value?.files.filter(({ name }) => isReadable(type, name)) ?? [];
  const within = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  return (
    <Field
      label={words.file}
      required
      hint={type === 'excel-online' ? words.workbookHint : words.fileHint}
      {...(cause !== undefined && { validationMessage: wordCause(cause, failures) })}
    >
      <Input readOnly dir="ltr" value={path ?? ''} placeholder={words.choose} />
      <div className={styles.files}>
        <div className={styles.folder}>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowUp16Regular />}
            aria-label={words.up}
            disabledFocusable={folder === ''}
            onClick={() => setFolder(folder.split('/').slice(0, -1).join('/'))}
          />
          <Caption1>
            <bdi>{folder === '' ? words.top : folder}</bdi>
          </Caption1>
        </div>
        {!value && cause === undefined && <Spinner size="tiny" label={words.comes} />}
        {value && files.length + value.folders.length === 0 && <Caption1>{words.noFiles}</Caption1>}
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
