import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTell } from '../../ui/useTell.ts';
import { words } from './frame.words.ts';

/** Nothing is at this address: to the teams, and a word about it. */
export function UnknownPath() {
  const { pathname } = useLocation();
  const tell = useTell();
  useEffect(() => tell('info', words.nothingAt(pathname)), [tell, pathname]);
  return <Navigate to="/teams" replace />;
}
