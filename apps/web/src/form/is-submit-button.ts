import { specs } from '@tideform/components/specs';
import type { FieldNode } from '@tideform/engine';

/** A button that submits the form; form.io's buttons do when they say nothing else. */
export function isSubmitButton({ definition }: FieldNode): boolean {
  return definition.type === 'button' && specs.button.props.parse(definition).action === 'submit';
}
