import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { frameMessages } from './frame.messages.ts';

/** Route for unknown paths: redirects to the teams and shows a toast. */
export function UnknownPath() {
  const messages = useMessages(frameMessages);
  const { pathname } = useLocation();
  const showToast = useShowToast();
  useEffect(() => showToast('info', messages.nothingAt({ path: pathname })), [showToast, messages, pathname]);
  return <Navigate to="/teams" replace />;
}
