import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { type CodeEditor, useCodeEditor } from '../kit/CodeEditor.tsx';
import { getAriaAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { textareaMessages } from './textarea.messages.ts';
import { formatTextareaAnswer, parseTypedAnswer, type TextareaProps, type TextareaValue } from './textarea.ts';

type TextareaView = ViewProps<TextareaProps, TextareaValue>;

/** Text area for code. Uses the code editor if one is provided, and a plain text area in a read-only form. */
export function CodeAnswer(view: TextareaView) {
  const Editor = useCodeEditor();
  if (!Editor || isDisabled(view) || view.props.language === 'text') return <PlainAnswer {...view} />;
  return <CodeEditorField view={view} Editor={Editor} />;
}

function CodeEditorField({ view, Editor }: { readonly view: TextareaView; readonly Editor: CodeEditor }) {
  const { id, definition, props, state, onChange, onBlur } = view;
  const messages = useMessages(textareaMessages);
  const lastValue = useRef(state.value);
  const [opened, setOpened] = useState(0);
  if (!Object.is(lastValue.current, state.value)) {
    // The answer was changed from outside the editor: restarts the editor with the new text.
    lastValue.current = state.value;
    setOpened(opened + 1);
  }
  return (
    <FieldFrame view={view} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has unwanted default styles */}
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={getLabelId(id)}
        aria-describedby={getAriaAttributes(view)['aria-describedby']}
        onBlur={onBlur}
      >
        <Editor
          key={opened}
          label={getFieldLabel(definition)}
          language={props.language === 'json' ? 'json' : 'javascript'}
          value={formatTextareaAnswer(state.value)}
          names={[]}
          takesFocus={false}
          loading={messages.loading}
          onChange={(text) => {
            lastValue.current = parseTypedAnswer(text, props);
            onChange(lastValue.current);
          }}
        />
      </div>
    </FieldFrame>
  );
}
