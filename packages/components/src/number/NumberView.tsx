import type { ReactNode } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import { NumberBox } from '../kit/numbers/NumberBox.tsx';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { NumberProps } from './number.ts';

export function NumberView(view: ViewProps<NumberProps, NumberValue>): ReactNode {
  const classes = useFieldClassNames();
  if (view.props.multiple) return renderMultipleAnswers(view, NumberView);
  const { decimalLimit, delimiter, requireDecimal, validate, prefix, suffix } = view.props;
  const box = (
    <NumberBox
      view={view}
      display={{ decimalLimit, delimiter, requireDecimal }}
      isWhole={decimalLimit === 0 || validate.integer}
      min={validate.min}
      before={prefix}
      after={suffix}
    />
  );
  return renderFieldFrame({ view, children: box }, classes);
}

NumberView.isPlain = true as const;
