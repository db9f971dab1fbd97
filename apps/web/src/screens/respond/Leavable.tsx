import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BusyGuard } from '../../form/busy/BusyGuard.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';

/** Answers to a form that may keep the page busy: whoever comes back after that can leave it. */
export function Leavable(props: { readonly subject: string; readonly teamId: string; readonly children: ReactNode }) {
  const ui = useMessages(uiMessages);
  const { subject, teamId, children } = props;
  const navigate = useNavigate();
  const leave = (
    <Button appearance="primary" onClick={() => navigate(`/teams/${teamId}/forms`)}>
      {ui.backToForms}
    </Button>
  );
  return (
    <BusyGuard subject={subject} waysOut={leave}>
      {children}
    </BusyGuard>
  );
}
