import type { FunctionComponent, ReactNode } from 'react';
import { onDemand } from '../on-demand.tsx';
import type { FieldProps } from '../read/field-shape.ts';
import type { ViewProps } from '../view-props.ts';
import type { Entry } from './AnswerList.tsx';

/** Rare: fetched with the forms that have one. */
export const AnswerList = onDemand(async () => (await import('./AnswerList.tsx')).AnswerList);

/**
 * Draws the answers of a field with `multiple`, each by the view that draws one. The list is named and judged as a whole, as
 * `withSeveral` checks it.
 */
export function severalAnswers<Props extends FieldProps & { readonly multiple: boolean }, Value>(
  view: ViewProps<Props, Value>,
  One: FunctionComponent<ViewProps<Props, Value>>,
): ReactNode {
  const props = { ...view.props, multiple: false, hideLabel: true, description: '', tooltip: '', labelPosition: 'top' };
  const draw = ({ id, label, value, onChange }: Entry) => (
    <One
      {...view}
      id={id}
      definition={{ ...view.definition, label }}
      props={props}
      state={{ ...view.state, issues: [], value: value as Value | undefined }}
      onChange={onChange}
    />
  );
  return <AnswerList view={view} draw={draw} onChange={(values) => view.onChange(values as Value)} />;
}
