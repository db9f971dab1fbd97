import { createContext, type ReactNode, use } from 'react';
import { boxClasses } from './box-classes.tsx';
import { fieldClasses } from './field-classes.tsx';
import { tickClasses } from './tick-classes.tsx';

const classesOf = (isRecord: boolean) => ({ ...fieldClasses(isRecord), ...boxClasses(isRecord), ...tickClasses });

export type KitClassNames = ReturnType<typeof classesOf>;

const ofAnswering = classesOf(false);
const ofRecord = classesOf(true);

const Context = createContext<KitClassNames | undefined>(undefined);

interface KitClassesProps {
  /** For a form that one only looks at: answers as a record, nothing that looks as if one could type. */
  readonly isRecord?: boolean;
  readonly children: ReactNode;
}

/**
 * Says which classes all fields inside have. They are CSS of ours: Griffel would make them when the first form is drawn, which takes as
 * long as 150 fields, and its hooks in each field would be half of the time to draw a long form.
 */
export function KitClasses({ isRecord = false, children }: KitClassesProps) {
  return <Context value={isRecord ? ofRecord : ofAnswering}>{children}</Context>;
}

/**
 * Asks by `use`, which may be asked anywhere: a view that asks for nothing else is called, not mounted (`AnyView.isPlain`).
 *
 * @throws outside KitClasses
 */
export function useKitClasses(): KitClassNames {
  const classes = use(Context);
  if (!classes) throw new Error('A field is drawn inside KitClasses only');
  return classes;
}

/** Class of the frame around a control in its state. */
export function boxClass(classes: KitClassNames, isDisabled: boolean, isWrong: boolean): string {
  if (isDisabled) return classes.disabledBox;
  return isWrong ? classes.wrongBox : classes.box;
}
