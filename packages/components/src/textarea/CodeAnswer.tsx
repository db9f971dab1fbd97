import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { type CodeEditor, useCodeEditor } from '../kit/CodeEditing.tsx';
import { describedAttributes, isDisabled, labelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { textareaMessages } from './textarea.messages.ts';
import { formatAnswer, parseText, type TextareaProps, type TextareaValue } from './textarea.ts';

type TextareaView = ViewProps<TextareaProps, TextareaValue>;

/** Code in the provided code editor, or in a plain text area without one and in a read-only form. */
export function CodeAnswer(view: TextareaView) {
  const Editor = useCodeEditor();
  if (!Editor || isDisabled(view) || view.props.language === 'text') return <PlainAnswer {...view} />;
  return <EditedCode view={view} Editor={Editor} />;
}

function EditedCode({ view, Editor }: { readonly view: TextareaView; readonly Editor: CodeEditor }) {
  const { id, definition, props, state, onChange, onBlur } = view;
  const messages = useMessages(textareaMessages);
  const lastValue = useRef(state.value);
  const [opened, setOpened] = useState(0);
  if (!Object.is(lastValue.current, state.value)) {
    // External change: restarts the editor with the new text.
    lastValue.current = state.value;
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
          value={formatAnswer(state.value)}
          names={[]}
          takesFocus={false}
          loading={messages.loading}
          onChange={(text) => {
            lastValue.current = parseText(text, props);
            onChange(lastValue.current);
          }}
        />
      </div>
    </FieldFrame>
  );
}
