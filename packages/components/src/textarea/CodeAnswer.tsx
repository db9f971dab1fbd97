import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { type CodeEditor, useCodeEditor } from '../kit/CodeEditing.tsx';
import { describedAttributes, isDisabled, labelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { textareaMessages } from './textarea.messages.ts';
import { readTextarea, type TextareaProps, type TextareaValue, textareaText } from './textarea.ts';

type TextareaView = ViewProps<TextareaProps, TextareaValue>;

/** Code, in the editor that the page brings; where it brings none, and where nothing can be changed, in a plain box. */
export function CodeAnswer(view: TextareaView) {
  const Editor = useCodeEditor();
  if (!Editor || isDisabled(view) || view.props.language === 'text') return <PlainAnswer {...view} />;
  return <EditedCode view={view} Editor={Editor} />;
}

function EditedCode({ view, Editor }: { readonly view: TextareaView; readonly Editor: CodeEditor }) {
  const { id, definition, props, state, onChange, onBlur } = view;
  const messages = useMessages(textareaMessages);
  const told = useRef(state.value);
  const [opened, setOpened] = useState(0);
  if (!Object.is(told.current, state.value)) {
    // It was changed elsewhere: the editor begins again with that.
    told.current = state.value;
    setOpened(opened + 1);
  }
  return (
    <FieldFrame view={view} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings looks of its own */}
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={labelId(id)}
        aria-describedby={describedAttributes(view)['aria-describedby']}
        onBlur={onBlur}
      >
        <Editor
          key={opened}
          label={fieldLabel(definition)}
          language={props.language === 'json' ? 'json' : 'javascript'}
          value={textareaText(state.value)}
          names={[]}
          takesFocus={false}
          loading={messages.loading}
          onChange={(text) => {
            told.current = readTextarea(text, props);
            onChange(told.current);
          }}
        />
      </div>
    </FieldFrame>
  );
}
