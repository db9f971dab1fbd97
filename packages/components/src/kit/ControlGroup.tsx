import type { CSSProperties, ReactNode } from 'react';
import { type FieldView, getAriaAttributes, getLabelId } from './control-attributes.ts';

interface ControlGroupProps {
  readonly view: FieldView;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** Called when the focus leaves the group, but not when it moves between controls of the group. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/**
 * Groups several controls that form one answer, labeled by the field's label. Use inside `<FieldFrame labels="group">`.
 */
export function ControlGroup({ view, className, style, onLeave, children }: ControlGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the field's label
    <div
      role="group"
      aria-labelledby={getLabelId(view.id)}
      aria-describedby={getAriaAttributes(view)['aria-describedby']}
      className={className}
      style={style}
      onBlur={onLeave && ((event) => !event.currentTarget.contains(event.relatedTarget) && onLeave())}
    >
      {children}
    </div>
  );
}
