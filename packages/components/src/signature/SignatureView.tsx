import { Button, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { isSignature } from './read/is-signature.ts';
import { signatureMessages } from './signature.messages.ts';
import { type SignatureProps, signature } from './signature.ts';
import { useSignatureStyles } from './useSignatureStyles.tsx';

/** Signature dialog. It is loaded with its fonts when the user is about to sign. */
const SignatureDialog = onDemand(async () => (await import('./signing/SignatureDialog.tsx')).SignatureDialog);

export function SignatureView(view: ViewProps<SignatureProps, string>) {
  const { id, definition, props, state, onChange, onBlur } = view;
  const styles = useSignatureStyles();
  const classes = useFieldClassNames();
  const messages = useMessages(signatureMessages);
  const [isSigning, setSigning] = useState(false);
  const goesBack = useRestoreFocusTarget();
  const isEmpty = signature.isEmpty(state.value, props);
  const isOff = isDisabled(view);
  const sign = (picture: string) => {
    onChange(picture);
    setSigning(false);
  };
  const { 'aria-describedby': describedBy } = getAriaAttributes(view);
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup
        view={view}
        className={mergeClasses(styles.box, isOff && styles.off)}
        onLeave={() => isSigning || onBlur()}
      >
        <div className={styles.paper}>
          <span className={styles.line} />
          <SignatureImage value={state.value} isEmpty={isEmpty} />
        </div>
        <div className={styles.foot}>
          <span dir="auto" className={mergeClasses(classes.hint, styles.words)}>
            {props.footer || (view.readOnly ? (isEmpty ? messages.notSigned : messages.signed) : '')}
          </span>
          {!isEmpty && !isOff && (
            <Button
              appearance="subtle"
              className={styles.remove}
              icon={<Delete20Regular />}
              aria-label={messages.remove}
              onClick={() => {
                onChange('');
                document.getElementById(id)?.focus();
              }}
            />
          )}
          {!view.readOnly && (
            <Button
              id={id}
              appearance="subtle"
              className={mergeClasses(styles.sign, isEmpty && styles.first)}
              disabled={isOff}
              aria-describedby={describedBy}
              onPointerEnter={() => void SignatureDialog.load().catch(() => undefined)}
              onClick={() => setSigning(true)}
              {...goesBack}
            >
              {isEmpty ? messages.sign : messages.signAgain}
            </Button>
          )}
        </div>
      </ControlGroup>
      {isSigning && (
        <SignatureDialog label={getFieldLabel(definition)} onSign={sign} onClose={() => setSigning(false)} />
      )}
    </FieldFrame>
  );
}

function SignatureImage({ value, isEmpty }: { readonly value: unknown; readonly isEmpty: boolean }) {
  const styles = useSignatureStyles();
  const messages = useMessages(signatureMessages);
  if (isEmpty) return null;
  if (!isSignature(value)) return <span className={styles.unshown}>{messages.cannotShow}</span>;
  return <img src={value} alt={messages.signed} className={styles.ink} />;
}
