import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFromOrigin } from './from-origin.ts';

/** Goes back to where the person came from, or to `fallback` when they did not come from within the app. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => void (isFromOrigin(state) ? navigate(-1) : navigate(fallback)), [navigate, state, fallback]);
}
