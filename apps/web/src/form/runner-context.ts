import type { SayIssue } from '@tideform/components/kit/messages/say-issue.ts';
import type { FormAction } from '@tideform/components/kit/view-props.ts';
import type { AnyView } from '@tideform/components/views';
import type { Session } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { Announcer } from './announcer.ts';
import type { Slices } from './slices/create-slices.ts';
import type { AfterPress } from './useAfterPress.ts';

/** What the builder's preview draws with fields. */
export interface FieldAround {
  /** Drawn in the place of a field that is hidden. */
  hidden(id: string): ReactNode;
  /** Drawn in the place of one that is seen, with it. */
  shown(id: string, field: ReactNode): ReactNode;
}

/** What every field needs of the form around it. One object for the life of a form: nothing redraws because of it. */
export interface RunnerContext {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  /** The screen has its own Submit: the form's submit buttons are not drawn. */
  readonly hidesSubmit: boolean;
  /** The form has styles of its own: what they may name is marked. */
  readonly hasStyles: boolean;
  readonly announcer: Announcer;
  readonly sayIssue: SayIssue;
  readonly slices: Slices;
  readonly afterPress: AfterPress;
  readonly onAction: (action: FormAction, fieldId: string) => void;
  /** The view for a stored type name; the builder's settings have more of them than a form. */
  readonly viewOf: (type: string) => AnyView | undefined;
  readonly around: FieldAround | undefined;
  /** Draws fields one below the other: what lies in a field is drawn as what lies in the form. */
  readonly drawFields: (ids: readonly string[]) => ReactNode;
}

const Context = createContext<RunnerContext | undefined>(undefined);

export const RunnerProvider = Context.Provider;

/** @throws outside a FormRunner */
export function useRunner(): RunnerContext {
  const runner = useContext(Context);
  if (!runner) throw new Error('A field is drawn inside a FormRunner only');
  return runner;
}
