import { useWords } from '@tideform/words/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTell } from '../../ui/toasts/useTell.ts';
import { frameWords } from './frame.words.ts';

/** Nothing is at this address: to the teams, and a word about it. */
export function UnknownPath() {
  const words = useWords(frameWords);
  const { pathname } = useLocation();
  const tell = useTell();
  useEffect(() => tell('info', words.nothingAt({ path: pathname })), [tell, words, pathname]);
  return <Navigate to="/teams" replace />;
}
