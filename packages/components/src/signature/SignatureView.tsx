import {
  Button,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
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
import { signatureMessages } from './signature.messages.ts';
import { isSignature, type SignatureProps, signature } from './signature.ts';

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

const useSignatureStyles = makeStyles({
  box: {
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '694px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  off: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  paper: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    gridTemplateColumns: '100%',
    gridTemplateRows: '100%',
    height: '128px',
    padding: tokens.spacingVerticalS,
    // NOTE: white paper and black ink in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  line: { position: 'absolute', insetInline: '24px', bottom: '32px', borderBottom: '1px solid #d1d1d1' },
  ink: { position: 'relative', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', mixBlendMode: 'multiply' },
  unshown: { ...typographyStyles.caption1, color: '#616161' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: '12px 4px',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { flex: '1 1 96px', maxWidth: 'none', paddingBlock: tokens.spacingVerticalXS, overflowWrap: 'break-word' },
  sign: { '@media (pointer: coarse)': { minHeight: '44px' } },
  /* The whole field is clickable. */
  first: { '::before': { content: '""', position: 'absolute', inset: 0 } },
  remove: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});
