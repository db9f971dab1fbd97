import { getAriaAttributes, getLabelId, isDisabled } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { getFieldLabel } from '../../kit/read/label.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { CodeBox } from './CodeBox.tsx';
import type { CodeProps, CodeValue } from './code.ts';

/** View of a setting that contains code. */
export function CodeView(view: ViewProps<CodeProps, CodeValue>) {
  const { id, definition, props, state, onChange, onBlur } = view;
  return (
    <FieldFrame view={view} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles */}
      <div
        id={id}
        role="group"
        aria-labelledby={getLabelId(id)}
        aria-describedby={getAriaAttributes(view)['aria-describedby']}
        onBlur={onBlur}
      >
        <CodeBox
          label={getFieldLabel(definition)}
          kind={props.kind}
          language={props.language}
          value={state.value}
          disabled={isDisabled(view)}
          onChange={onChange}
        />
      </div>
    </FieldFrame>
  );
}
