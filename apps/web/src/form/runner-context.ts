import type { FormatValidationError } from '@tideform/components/kit/messages/format-error.ts';
import type { FormAction } from '@tideform/components/kit/view-props.ts';
import type { AnyView } from '@tideform/components/views';
import type { Session } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { Announcer } from './announcer.ts';
import type { Slices } from './slices/create-slices.ts';
import type { AfterPress } from './useAfterPress.ts';

/** Decorations of fields in the builder's preview. */
export interface FieldDecoration {
  /** Renders the replacement of a hidden field. */
  renderHidden(id: string): ReactNode;
  /** Renders a visible field with its decoration. */
  renderShown(id: string, field: ReactNode): ReactNode;
}

/** Context of all fields of a form. Keeps its identity, so that it never causes rerendering. */
export interface RunnerContext {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  /** The screen has a submit button: the form's aren't rendered. */
  readonly hidesSubmit: boolean;
  /** The form has CSS: elements get the classes that it can refer to. */
  readonly hasStyles: boolean;
  readonly announcer: Announcer;
  readonly sayIssue: FormatValidationError;
  readonly slices: Slices;
  readonly afterPress: AfterPress;
  readonly onAction: (action: FormAction, fieldId: string) => void;
  /** View of a stored type name; the builder's settings have more types than forms. */
  readonly findView: (type: string) => AnyView | undefined;
  readonly around: FieldDecoration | undefined;
  /** Renders a list of fields: nested fields are rendered like top-level ones. */
  readonly renderFields: (ids: readonly string[]) => ReactNode;
}

const Context = createContext<RunnerContext | undefined>(undefined);

export const RunnerProvider = Context.Provider;

/** @throws outside a FormRunner */
export function useRunner(): RunnerContext {
  const runner = useContext(Context);
  if (!runner) throw new Error('A field is drawn inside a FormRunner only');
  return runner;
}
