import type { ReactNode } from 'react';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { NumberBox } from '../kit/numbers/NumberBox.tsx';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { NumberProps } from './number.ts';

export function NumberView(view: ViewProps<NumberProps, NumberValue>): ReactNode {
  if (view.props.multiple) return severalAnswers(view, NumberView);
  const { decimalLimit, delimiter, requireDecimal, validate, prefix, suffix } = view.props;
  return (
    <FieldFrame view={view}>
      <NumberBox
        view={view}
        look={{ decimalLimit, delimiter, requireDecimal }}
        isWhole={decimalLimit === 0 || validate.integer}
        before={prefix}
        after={suffix}
      />
    </FieldFrame>
  );
}
