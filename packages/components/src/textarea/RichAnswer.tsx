import { useProseClass } from '../kit/classes/useProseClass.tsx';
import { getAriaAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { convertTextToHtml } from '../kit/html/extract-text.ts';
import { RichEditor } from '../kit/rich-text/RichEditor.tsx';
import { SanitizedHtml } from '../kit/SanitizedHtml.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { formatTextareaAnswer, type TextareaProps, type TextareaValue } from './textarea.ts';

/** Rich text editor with a toolbar; in a read-only form, the formatted text. */
export function RichAnswer(view: ViewProps<TextareaProps, TextareaValue>) {
  const { id, props, state, onChange, onBlur } = view;
  const prose = useProseClass();
  const html = convertTextToHtml(formatTextareaAnswer(state.value));
  const attributes = getAriaAttributes(view);
  return (
    <FieldFrame view={view} labels="group">
      {isDisabled(view) ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the field's label
        <div id={id} role="group" aria-labelledby={getLabelId(id)} aria-describedby={attributes['aria-describedby']}>
          <SanitizedHtml html={html} className={prose} />
        </div>
      ) : (
        <RichEditor
          id={id}
          attributes={{ 'aria-labelledby': getLabelId(id), ...attributes }}
          html={html}
          lines={props.rows ?? 3}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
