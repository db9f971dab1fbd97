import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Mirrored } from '../icons/Mirrored.tsx';
import { isInAppLinkState } from './location-state.ts';

/**
 * Button that goes back to the previous screen. If the user came from outside of the app, it goes to the parent screen.
 */
export function BackButton(props: {
  readonly label: string;
  readonly to: string;
  /** Called instead of leaving immediately. It may call `leave` to go back. */
  readonly onLeave?: ((leave: () => void) => void) | undefined;
}) {
  const { label, to, onLeave } = props;
  const leave = useGoBack(to);
  return (
    <Button
      appearance="subtle"
      icon={
        <Mirrored>
          <ArrowLeftRegular />
        </Mirrored>
      }
      aria-label={label}
      onClick={() => (onLeave ? onLeave(leave) : leave())}
    />
  );
}

/**
 * Returns a function that goes back to the previous screen, or to `fallback` if the user came from outside of the app.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(
    () => void (isInAppLinkState(state) ? navigate(-1) : navigate(fallback)),
    [navigate, state, fallback],
  );
}
