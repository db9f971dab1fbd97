import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';
import { JsonDialog } from '../JsonDialog.tsx';
import { readComponent } from './read-component.ts';
import { words } from './settings.words.ts';

/** One component as JSON. */
export function EditJsonDialog({
  definition,
  ...rest
}: {
  readonly definition: ComponentDefinition;
  readonly onApply: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}) {
  const { title, hint, label } = words.json;
  return (
    <JsonDialog
      {...rest}
      title={title(fieldLabel(definition) || definition.type)}
      hint={hint}
      label={label}
      source={JSON.stringify(definition, null, 2)}
      read={readComponent}
    />
  );
}
