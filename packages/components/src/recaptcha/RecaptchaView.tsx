import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PersonAvailable20Regular, ShieldCheckmark20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { type CaptchaProof, useCaptcha } from '../kit/captcha/Captcha.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { recaptchaMessages } from './recaptcha.messages.ts';
import { type RecaptchaProps, type RecaptchaValue, recaptcha } from './recaptcha.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  done: { color: tokens.colorPaletteGreenForeground1, flexShrink: 0 },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

/** Shows the state of the captcha check. A button starts the check, and retries after a failure. */
export function RecaptchaView(view: ViewProps<RecaptchaProps, RecaptchaValue>) {
  const { id, props, state, onChange, onBlur } = view;
  const messages = useMessages(recaptchaMessages);
  const styles = useStyles();
  const classes = useFieldClassNames();
  const isDone = !recaptcha.isEmpty(state.value, props);
  const isOff = isDisabled(view);
  const isAtOnce = props.eventType === 'formLoad' && !isOff && !isDone;
  const proving = useCaptchaCheck(isAtOnce, ({ receipt, verifiedAt }) =>
    onChange({ success: true, challenge_ts: verifiedAt, token: receipt }),
  );
  const mayStart = !isDone && (proving.state === 'failed' || (proving.state === 'resting' && !isAtOnce));
  const statusText = isDone
    ? messages.checked
    : isOff
      ? messages.unchecked
      : formatCaptchaState(proving.state, messages);
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.line} onLeave={onBlur}>
        {isDone && <ShieldCheckmark20Regular aria-hidden className={styles.done} />}
        <span role="status" className={isDone ? undefined : classes.hint}>
          {statusText}
        </span>
        {mayStart && !isOff && (
          <Button
            id={id}
            className={styles.button}
            icon={<PersonAvailable20Regular />}
            aria-describedby={getAriaAttributes(view)['aria-describedby']}
            onClick={proving.start}
          >
            {proving.state === 'failed' ? messages.again : messages.check}
          </Button>
        )}
      </ControlGroup>
    </FieldFrame>
  );
}

const formatCaptchaState = (
  state: ReturnType<typeof useCaptchaCheck>['state'],
  words: { readonly checking: string; readonly failed: string; readonly later: string },
): string => ({ none: words.later, resting: '', working: words.checking, failed: words.failed })[state];

type CaptchaState = 'none' | 'resting' | 'working' | 'failed';

/**
 * Runs the captcha check with the server.
 *
 * @param startsImmediately whether to start on first render
 */
function useCaptchaCheck(
  startsImmediately: boolean,
  onProven: (proof: CaptchaProof) => void,
): { readonly state: CaptchaState; readonly start: () => void } {
  const captcha = useCaptcha();
  const [state, setState] = useState<Exclude<CaptchaState, 'none'>>('resting');
  const running = useRef<AbortController>(undefined);
  const latestOnProven = useRef(onProven);
  latestOnProven.current = onProven;
  const start = useCallback(() => {
    if (!captcha) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState('working');
    captcha.prove(control.signal).then(
      (proof) => {
        if (control.signal.aborted) return;
        setState('resting');
        latestOnProven.current(proof);
      },
      () => control.signal.aborted || setState('failed'),
    );
  }, [captcha]);
  useEffect(() => {
    if (startsImmediately) start();
    return () => running.current?.abort();
  }, [startsImmediately, start]);
  return { state: captcha ? state : 'none', start };
}
