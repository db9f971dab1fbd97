import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { HangGuard } from '../../form/busy/HangGuard.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';

/** Guards a form that may block the page: after a reload, the user can leave the form instead of opening it again. */
export function FormBusyGuard(props: {
  readonly subject: string;
  readonly teamId: string;
  readonly children: ReactNode;
}) {
  const ui = useMessages(uiMessages);
  const { subject, teamId, children } = props;
  const navigate = useNavigate();
  const leave = (
    <Button appearance="primary" onClick={() => navigate(`/teams/${teamId}/forms`)}>
      {ui.backToForms}
    </Button>
  );
  return (
    <HangGuard subject={subject} alternatives={leave}>
      {children}
    </HangGuard>
  );
}
