import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular, QrCode20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { focusAfterDialog } from '../kit/focus-after-dialog.ts';
import { onDemand } from '../kit/on-demand.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { barcodeMessages } from './barcode.messages.ts';
import { type BarcodeProps, type BarcodeValue, getBarcodeText, MANUAL_FORMAT } from './barcode.ts';
import { codeFormatNames } from './reading/code-format.ts';
import type { ScannerProps } from './scanner/Scanner.tsx';

/** Scanner dialog, loaded when it is first opened. */
const Scanner = onDemand<ScannerProps>(async () => (await import('./scanner/Scanner.tsx')).Scanner);

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'stretch', gap: tokens.spacingHorizontalS },
  box: { flexGrow: 1, minWidth: 0 },
  input: { fontFamily: tokens.fontFamilyMonospace },
  scan: { flexShrink: 0, minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px' } },
});

export function BarcodeView(view: ViewProps<BarcodeProps, BarcodeValue>) {
  const { definition, props, state, onChange, onBlur, inRow } = view;
  const styles = useStyles();
  const classes = useFieldClassNames();
  const messages = useMessages(barcodeMessages);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const scan = useRef<HTMLButtonElement>(null);
  const attributes = getControlAttributes(view);
  const isOff = attributes.disabled;
  const label = `${getFieldLabel(definition)}${inRow?.suffix ?? ''}`;
  const code = getBarcodeText(state.value);
  const leave = (to: typeof input | typeof scan) => {
    setOpen(false);
    focusAfterDialog(() => to.current);
  };
  return (
    <FieldFrame view={view}>
      <div className={styles.row}>
        <span className={`${getBoxClass(classes, isOff, attributes['aria-invalid'] === true)} ${styles.box}`}>
          <input
            {...attributes}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={!props.manualEntry}
            className={`${classes.bare} ${styles.input}`}
            placeholder={(!isOff && props.placeholder) || undefined}
            value={code}
            onChange={({ target }) =>
              onChange(target.value === '' ? undefined : { value: target.value, format: MANUAL_FORMAT })
            }
            onBlur={onBlur}
          />
          {!props.manualEntry && code !== '' && !isOff && (
            <Button
              appearance="transparent"
              icon={<Dismiss16Regular />}
              aria-label={messages.clear({ label })}
              onClick={() => {
                onChange(undefined);
                scan.current?.focus();
              }}
            />
          )}
        </span>
        {!isOff && (
          <Button
            ref={scan}
            className={styles.scan}
            icon={<QrCode20Regular />}
            aria-label={messages.scan({ label })}
            title={messages.scan({ label })}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      <BarcodeFormatText value={state.value} />
      {isOpen && (
        <Scanner
          title={messages.scan({ label: getFieldLabel(definition) })}
          onFound={(found) => {
            navigator.vibrate?.(40);
            onChange(found);
            leave(scan);
          }}
          onClose={() => leave(scan)}
          onType={props.manualEntry ? () => leave(input) : undefined}
        />
      )}
    </FieldFrame>
  );
}

/** Shows the format of the code, if known. */
function BarcodeFormatText({ value }: { readonly value: BarcodeValue | undefined }) {
  const classes = useFieldClassNames();
  const messages = useMessages(barcodeMessages);
  const format = getBarcodeText(value) === '' ? undefined : value?.format;
  if (format === MANUAL_FORMAT) return <div className={classes.hint}>{messages.typed}</div>;
  if (typeof format !== 'string' || !Object.hasOwn(codeFormatNames, format)) return null;
  return (
    <div className={classes.hint}>
      {messages.kind({ name: codeFormatNames[format as keyof typeof codeFormatNames] })}
    </div>
  );
}
