import { useProseClass } from '../kit/classes/useProseClass.tsx';
import { describedAttributes, isDisabled, labelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { asHtml } from '../kit/html/plain-text.ts';
import { MarkedText } from '../kit/MarkedText.tsx';
import { RichEditor } from '../kit/rich-text/RichEditor.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { type TextareaProps, type TextareaValue, textareaText } from './textarea.ts';

/** Formatted text: written with tools, or read where nothing can be changed. */
export function RichAnswer(view: ViewProps<TextareaProps, TextareaValue>) {
  const { id, props, state, onChange, onBlur } = view;
  const prose = useProseClass();
  const html = asHtml(textareaText(state.value));
  const attributes = describedAttributes(view);
  return (
    <FieldFrame view={view} labels="group">
      {isDisabled(view) ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the field's label
        <div id={id} role="group" aria-labelledby={labelId(id)} aria-describedby={attributes['aria-describedby']}>
          <MarkedText html={html} className={prose} />
        </div>
      ) : (
        <RichEditor
          id={id}
          attributes={{ 'aria-labelledby': labelId(id), ...attributes }}
          html={html}
          lines={props.rows ?? 3}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
