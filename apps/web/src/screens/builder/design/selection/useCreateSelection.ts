import type { FormDefinition } from '@tideform/engine';
import { useRef, useState } from 'react';
import { createSelection, type Selection } from './create-selection.ts';

/** Creates the selection for a form. It lives as long as the builder, so that it survives a visit to the preview. */
export function useCreateSelection(form: FormDefinition): Selection {
  const latest = useRef(form);
  latest.current = form;
  const [selection] = useState(() => createSelection(() => latest.current));
  return selection;
}
