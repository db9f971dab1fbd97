import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTell } from '../../ui/toasts/useTell.ts';
import { frameMessages } from './frame.messages.ts';

/** Nothing is at this address: to the teams, and a word about it. */
export function UnknownPath() {
  const messages = useMessages(frameMessages);
  const { pathname } = useLocation();
  const tell = useTell();
  useEffect(() => tell('info', messages.nothingAt({ path: pathname })), [tell, messages, pathname]);
  return <Navigate to="/teams" replace />;
}
