import { Field, Input, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { editorMessages } from './editor.messages.ts';
import { useEditorStyles } from './editor.styles.ts';
import { type ChoosableType, choosableTypes, createIdFromTitle, idPattern, type SourceDraft } from './source-draft.ts';

/** Fields for title, ID and type of a data source. The ID is derived from the title until the user edits it. */
export function NameFields(props: {
  readonly draft: SourceDraft;
  readonly isNew: boolean;
  readonly isTaken: boolean;
  readonly onChange: (next: Partial<SourceDraft>) => void;
}) {
  const messages = useMessages(editorMessages);
  const styles = useEditorStyles();
  const { draft, isNew, isTaken, onChange } = props;
  const { id, title, type } = draft;
  const isDerived = isNew && id === createIdFromTitle(title);
  const errorText = isTaken ? messages.idTaken : id !== '' && !idPattern.test(id) ? messages.idWrong : undefined;
  return (
    <>
      <Field label={messages.title} required>
        <Input
          value={title}
          maxLength={255}
          onChange={(_, { value }) => onChange({ title: value, ...(isDerived && { id: createIdFromTitle(value) }) })}
        />
      </Field>
      <Field
        label={messages.id}
        hint={messages.idHint}
        {...(errorText !== undefined && { validationMessage: errorText })}
      >
        <Input
          dir="ltr"
          className={styles.mono}
          value={id}
          maxLength={64}
          readOnly={!isNew}
          onChange={(_, { value }) => onChange({ id: value })}
        />
      </Field>
      <Field label={messages.type} required>
        <Select
          value={type}
          onChange={(_, { value }) =>
            onChange({ type: value as ChoosableType, config: {}, previewConfig: {}, hasPreview: false })
          }
        >
          {choosableTypes.map((each) => (
            <option key={each} value={each}>
              {messages.types[each]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
