import type { FormatValidationError } from '@tideform/components/kit/messages/format-error.ts';
import type { FormAction } from '@tideform/components/kit/view-props.ts';
import type { AnyView } from '@tideform/components/views';
import type { Session } from '@tideform/engine';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Announcer } from './announcer.ts';
import type { RenderSlices } from './slices/create-render-slices.ts';

/** Decorations of fields in the builder's preview. */
export interface FieldDecoration {
  /** Renders a hidden field, for example as a placeholder. */
  renderHidden(id: string): ReactNode;
  /** Renders a visible field with its decoration. */
  renderShown(id: string, field: ReactNode): ReactNode;
}

/** Context of all fields of a form. The object stays the same, so that it never causes rerendering. */
export interface RunnerContext {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  /** Whether the screen has a submit button, so that the form's submit buttons aren't rendered. */
  readonly hidesSubmit: boolean;
  /** Whether the form has CSS, so that elements get the classes to which it can refer. */
  readonly hasStyles: boolean;
  readonly announcer: Announcer;
  readonly formatError: FormatValidationError;
  readonly slices: RenderSlices;
  readonly afterPress: AfterPress;
  readonly onAction: (action: FormAction, fieldId: string) => void;
  /** Returns the view of a stored component type. The builder's settings have more types than forms. */
  readonly findView: (type: string) => AnyView | undefined;
  readonly decoration: FieldDecoration | undefined;
  /** Renders a list of fields. Nested fields are rendered like top-level ones. */
  readonly renderFields: (ids: readonly string[]) => ReactNode;
}

const Context = createContext<RunnerContext | undefined>(undefined);

export const RunnerProvider = Context.Provider;

/**
 * Returns the context of all fields.
 * @throws if it is called outside a FormRunner
 */
export function useRunner(): RunnerContext {
  const runner = useContext(Context);
  if (!runner) throw new Error('A field must be rendered inside a FormRunner');
  return runner;
}

/** Calls a function immediately or, while a pointer button is down, after the click. */
type AfterPress = (run: () => void) => void;

/**
 * Returns a function that delays layout changes while the pointer is down, such as errors that appear after a field
 * loses the focus. Otherwise the button under the pointer would move before the pointer is released, and the click
 * would be lost.
 */
export function useAfterPress(): AfterPress {
  const [tracker] = useState(createPressTracker);
  useEffect(() => tracker.listen(document), [tracker]);
  return tracker.after;
}

function createPressTracker() {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const handleDown = () => {
    isDown = true;
  };
  const handleUp = () => {
    isDown = false;
    const runs = waiting;
    waiting = [];
    // The click event follows pointerup in a separate task, so the functions run after that.
    if (runs.length > 0) setTimeout(() => runs.map((run) => run()));
  };
  return {
    after(run: () => void) {
      if (isDown) waiting.push(run);
      else run();
    },
    listen(target: Document) {
      target.addEventListener('pointerdown', handleDown, true);
      target.addEventListener('pointerup', handleUp, true);
      target.addEventListener('pointercancel', handleUp, true);
      return () => {
        target.removeEventListener('pointerdown', handleDown, true);
        target.removeEventListener('pointerup', handleUp, true);
        target.removeEventListener('pointercancel', handleUp, true);
      };
    },
  };
}
