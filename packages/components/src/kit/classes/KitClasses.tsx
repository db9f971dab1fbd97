import { createContext, type ReactNode, use, useMemo } from 'react';
import { useBoxClasses } from './useBoxClasses.tsx';
import { useFieldClasses } from './useFieldClasses.tsx';
import { useTickClasses } from './useTickClasses.tsx';

export type KitClassNames = ReturnType<typeof useFieldClasses> &
  ReturnType<typeof useBoxClasses> &
  ReturnType<typeof useTickClasses>;

const Context = createContext<KitClassNames | undefined>(undefined);

interface KitClassesProps {
  /** For a form that one only looks at: answers as a record, nothing that looks as if one could type. */
  readonly isRecord?: boolean;
  readonly children: ReactNode;
}

/**
 * Makes the classes of the kit once for all fields inside. A Griffel hook costs three hooks and an effect, and a field
 * needs nine of them: at a thousand fields that is half of the time to draw a form.
 */
export function KitClasses({ isRecord = false, children }: KitClassesProps) {
  const classes = { ...useFieldClasses(isRecord), ...useBoxClasses(isRecord), ...useTickClasses() };
  const identity = Object.values(classes).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal class names are the same object
  const value = useMemo(() => classes, [identity]);
  return <Context value={value}>{children}</Context>;
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
