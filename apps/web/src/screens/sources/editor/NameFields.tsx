import { Field, Input, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { editorMessages } from './editor.messages.ts';
import { useEditorStyles } from './editor.styles.ts';
import { type ChoosableType, choosableTypes, idOfTitle, idPattern, type SourceDraft } from './source-draft.ts';

/** What a data source is called and what it is; its id follows its title until somebody writes one. */
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
  const follows = isNew && id === idOfTitle(title);
  const wrong = isTaken ? messages.idTaken : id !== '' && !idPattern.test(id) ? messages.idWrong : undefined;
  return (
    <>
      <Field label={messages.title} required>
        <Input
          value={title}
          maxLength={255}
          onChange={(_, { value }) => onChange({ title: value, ...(follows && { id: idOfTitle(value) }) })}
        />
      </Field>
      <Field label={messages.id} hint={messages.idHint} {...(wrong !== undefined && { validationMessage: wrong })}>
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
