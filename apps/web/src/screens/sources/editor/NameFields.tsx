import { Field, Input, Select } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useEditorStyles } from './editor.styles.ts';
import { editorWords } from './editor.words.ts';
import { type ChoosableType, choosableTypes, idOfTitle, idPattern, type SourceDraft } from './source-draft.ts';

/** What a data source is called and what it is; its id follows its title until somebody writes one. */
export function NameFields(props: {
  readonly draft: SourceDraft;
  readonly isNew: boolean;
  readonly isTaken: boolean;
  readonly onChange: (next: Partial<SourceDraft>) => void;
}) {
  const words = useWords(editorWords);
  const styles = useEditorStyles();
  const { draft, isNew, isTaken, onChange } = props;
  const { id, title, type } = draft;
  const follows = isNew && id === idOfTitle(title);
  const wrong = isTaken ? words.idTaken : id !== '' && !idPattern.test(id) ? words.idWrong : undefined;
  return (
    <>
      <Field label={words.title} required>
        <Input
          value={title}
          maxLength={255}
          onChange={(_, { value }) => onChange({ title: value, ...(follows && { id: idOfTitle(value) }) })}
        />
      </Field>
      <Field label={words.id} hint={words.idHint} {...(wrong !== undefined && { validationMessage: wrong })}>
        <Input
          dir="ltr"
          className={styles.mono}
          value={id}
          maxLength={64}
          readOnly={!isNew}
          onChange={(_, { value }) => onChange({ id: value })}
        />
      </Field>
      <Field label={words.type} required>
        <Select
          value={type}
          onChange={(_, { value }) =>
            onChange({ type: value as ChoosableType, config: {}, previewConfig: {}, hasPreview: false })
          }
        >
          {choosableTypes.map((each) => (
            <option key={each} value={each}>
              {words.types[each]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
