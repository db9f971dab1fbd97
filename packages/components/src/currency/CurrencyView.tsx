import { useSpeech } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { NumberBox } from '../kit/numbers/NumberBox.tsx';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CurrencyProps } from './currency.ts';
import { currencySign, withoutSign } from './currency-text.ts';

/** The sign stands where the reader's locale puts it, outside of what one types. */
export function CurrencyView(view: ViewProps<CurrencyProps, NumberValue>): ReactNode {
  const { currency, decimalLimit, delimiter, prefix, suffix, validate } = view.props;
  const { sign, isAfter, hasUnits } = currencySign(currency, useSpeech().locale);
  if (view.props.multiple) return severalAnswers(view, CurrencyView);
  return (
    <FieldFrame view={view}>
      <NumberBox
        view={view}
        look={{ decimalLimit, delimiter, requireDecimal: hasUnits }}
        isWhole={decimalLimit === 0}
        min={validate.min}
        before={[prefix, !isAfter && sign].filter(Boolean).join(' ')}
        after={[isAfter && sign, suffix].filter(Boolean).join(' ')}
        strip={(typed) => withoutSign(typed, currency, sign)}
      />
    </FieldFrame>
  );
}
