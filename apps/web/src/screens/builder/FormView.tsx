import { Button } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import type { ReactNode } from 'react';
import { BusyGuard } from '../../form/busy/BusyGuard.tsx';
import { DrawBoundary } from '../../ui/DrawBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { builderMessages } from './builder.messages.ts';
import type { BuilderTab } from './header/BuilderHeader.tsx';

/** Around what is drawn of a form: where that fails or makes the page hang, its source can be mended all the same. */
export function FormView(props: {
  readonly form: FormRow;
  readonly schema: FormDefinition;
  readonly tab: BuilderTab;
  readonly openSource: () => void;
  readonly openTab: (tab: BuilderTab) => void;
  readonly children: ReactNode;
}) {
  const messages = useMessages(builderMessages);
  const { form, schema, tab, openSource, openTab, children } = props;
  const viewSource = (
    <Button appearance="primary" onClick={openSource}>
      {messages.undrawn.viewSource}
    </Button>
  );
  if (tab === 'source') {
    return (
      <EmptyState
        title={messages.undrawn.source}
        text={messages.undrawn.sourceText}
        action={
          <>
            <Button onClick={() => openTab('build')}>{messages.undrawn.build}</Button>
            {viewSource}
          </>
        }
      />
    );
  }
  const failed = (_error: unknown, retry: () => void) => (
    <EmptyState
      title={messages.undrawn.failed}
      text={messages.undrawn.failedText}
      action={
        <>
          <Button onClick={retry}>{messages.undrawn.again}</Button>
          {viewSource}
        </>
      }
    />
  );
  return (
    <DrawBoundary subject={schema} instead={failed}>
      <BusyGuard subject={`build ${form.id}`} waysOut={viewSource}>
        {children}
      </BusyGuard>
    </DrawBoundary>
  );
}
