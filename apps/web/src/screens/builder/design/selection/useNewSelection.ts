import type { FormDefinition } from '@tideform/engine';
import { useRef, useState } from 'react';
import { createSelection, type Selection } from './create-selection.ts';

/** What is selected in a form, for as long as it is being built: a look at the preview does not forget it. */
export function useNewSelection(form: FormDefinition): Selection {
  const latest = useRef(form);
  latest.current = form;
  const [selection] = useState(() => createSelection(() => latest.current));
  return selection;
}
