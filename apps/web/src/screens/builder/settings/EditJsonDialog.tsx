import { formProblemWords } from '@tideform/components/editing';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useCallback } from 'react';
import { JsonDialog } from '../JsonDialog.tsx';
import { readComponent } from './read-component.ts';
import { settingsWords } from './settings.words.ts';

/** One component as JSON. */
export function EditJsonDialog({
  definition,
  ...rest
}: {
  readonly definition: ComponentDefinition;
  readonly onApply: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(settingsWords);
  const problems = useWords(formProblemWords);
  const { title, hint, label } = words.json;
  const read = useCallback((source: string) => readComponent(source, words, problems), [words, problems]);
  return (
    <JsonDialog
      {...rest}
      title={title({ name: fieldLabel(definition) || definition.type })}
      hint={hint}
      label={label}
      source={JSON.stringify(definition, null, 2)}
      read={read}
    />
  );
}
