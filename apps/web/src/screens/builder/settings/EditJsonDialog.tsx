import { formProblemMessages } from '@tideform/components/editing';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { JsonDialog } from '../JsonDialog.tsx';
import { parseComponent } from './parse-component.ts';
import { settingsMessages } from './settings.messages.ts';

/** Dialog with one component as JSON. */
export function EditJsonDialog({
  definition,
  ...rest
}: {
  readonly definition: ComponentDefinition;
  readonly onApply: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(settingsMessages);
  const problems = useMessages(formProblemMessages);
  const { title, hint, label } = messages.json;
  const parse = useCallback((source: string) => parseComponent(source, messages, problems), [messages, problems]);
  return (
    <JsonDialog
      {...rest}
      title={title({ name: getFieldLabel(definition) || definition.type })}
      hint={hint}
      label={label}
      source={JSON.stringify(definition, null, 2)}
      parse={parse}
    />
  );
}
