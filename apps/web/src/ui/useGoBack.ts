import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isInAppLinkState } from './in-app-link-state.ts';

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
