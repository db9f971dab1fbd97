import { createContext, type ReactNode, use } from 'react';
import { createBoxClasses } from './box-classes.tsx';
import { checkInputClasses } from './check-input-classes.tsx';
import { createFieldClasses } from './field-classes.tsx';

const createClasses = (isRecord: boolean) => ({
  ...createFieldClasses(isRecord),
  ...createBoxClasses(isRecord),
  ...checkInputClasses,
});

export type FieldClassNames = ReturnType<typeof createClasses>;

const inputClasses = createClasses(false);
const recordClasses = createClasses(true);

const FieldClassNamesContext = createContext<FieldClassNames | undefined>(undefined);

interface FieldClassNamesProviderProps {
  /** Whether the form is read-only and shows answers as text instead of disabled inputs. */
  readonly isRecord?: boolean;
  readonly children: ReactNode;
}

/**
 * Provides the class names for all fields inside. They come from static CSS: Griffel would generate the classes on
 * first render, which takes as long as rendering 150 fields, and its hooks would double the render time of a long form.
 */
export function FieldClassNamesProvider({ isRecord = false, children }: FieldClassNamesProviderProps) {
  return <FieldClassNamesContext value={isRecord ? recordClasses : inputClasses}>{children}</FieldClassNamesContext>;
}

/**
 * Returns the class names for fields. Uses React's `use`, which may be called conditionally, so a view without other
 * hooks can be called as a function instead of mounted (`AnyView.isPlain`).
 *
 * @throws outside `FieldClassNamesProvider`
 */
export function useFieldClassNames(): FieldClassNames {
  const classes = use(FieldClassNamesContext);
  if (!classes) throw new Error('A field must be rendered inside KitClasses');
  return classes;
}

/** Returns the class of the box around a control. */
export function getBoxClass(classes: FieldClassNames, isDisabled: boolean, isWrong: boolean): string {
  if (isDisabled) return classes.disabledBox;
  return isWrong ? classes.wrongBox : classes.box;
}
