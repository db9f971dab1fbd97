import { useLocale } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { NumberBox } from '../kit/numbers/NumberBox.tsx';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CurrencyProps } from './currency.ts';
import { getCurrencySign, removeCurrencySign } from './currency-text.ts';

/** Input for an amount, with the currency symbol before or after the editable text, as in the user's locale. */
export function CurrencyView(view: ViewProps<CurrencyProps, NumberValue>): ReactNode {
  const { currency, decimalLimit, delimiter, prefix, suffix, validate } = view.props;
  const { sign, isAfter, hasUnits } = getCurrencySign(currency, useLocale().locale);
  if (view.props.multiple) return renderMultipleAnswers(view, CurrencyView);
  return (
    <FieldFrame view={view}>
      <NumberBox
        view={view}
        display={{ decimalLimit, delimiter, requireDecimal: hasUnits }}
        isWhole={decimalLimit === 0}
        min={validate.min}
        before={[prefix, !isAfter && sign].filter(Boolean).join(' ')}
        after={[isAfter && sign, suffix].filter(Boolean).join(' ')}
        strip={(typed) => removeCurrencySign(typed, currency, sign)}
      />
    </FieldFrame>
  );
}
